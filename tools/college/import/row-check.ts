import {
  errorOf,
  noteOf,
  type DataProblem,
  type Report,
} from '@/tools/import/problem/data-problem';
import type { Kind } from '@/tools/import/fact/fact';
import type { Accepted } from './losses';
import type { TableName } from '@/tools/import/source/table';
import { getOrMake } from '@/tools/file/get-or-make';

/** More than this share of rows that cannot be used stops the import. */
const mostLeftOut = 0.05;

interface TableRows extends TableName {
  kinds: readonly Kind[];
  rows: number;
  leftOut: number;
  lastLine: number | undefined;
}

const advice = (file: string, count: number) =>
  `If these rows are to be left out, run npm run college -- import --accept-removals "${file}=${count}".`;

const keyOf = ({ file, sheet }: TableName) => `${file}\n${sheet}`;

/**
 * Counts the rows of each table that refer to something that is in no file, and reports tables of which too many do. After
 * an error such rows are only counted, because the error is the likely reason.
 */
export class RowCheck {
  private readonly tables = new Map<string, TableRows>();
  private hasErrors = false;
  private unlisted = 0;

  constructor(
    private readonly next: Report,
    /** How many rows of a file may be left out. */
    private readonly accepted: Accepted = {},
  ) {}

  readonly report: Report = (reported) => {
    const problem = this.withChoice(reported);
    if (problem.severity === 'error') this.hasErrors = true;
    if (problem.stage !== 'reference') return this.next(problem);
    if (this.hasErrors) this.unlisted += 1;
    else {
      this.count(problem);
      this.next(problem);
    }
  };

  /** Rows that cannot be used are no error if the registrar has said so. */
  private withChoice(problem: DataProblem): DataProblem {
    if (problem.code !== 'many-unusable-rows') return problem;
    const count = Number.parseInt(problem.value ?? '', 10);
    const { file } = problem.place;
    return count <= (this.accepted[file] ?? 0)
      ? { ...problem, severity: 'warning' }
      : { ...problem, action: `${problem.action} ${advice(file, count)}` };
  }

  addRows(table: TableName, kinds: readonly Kind[], rows: number): void {
    const { file, sheet } = table;
    const own = getOrMake(this.tables, keyOf(table), () => ({
      ...{ file, sheet, kinds, rows: 0, leftOut: 0, lastLine: undefined },
    }));
    own.rows += rows;
  }

  private count({ severity, code, place }: DataProblem): void {
    const table = this.tables.get(keyOf(place));
    if (!table || severity !== 'warning' || place.line === table.lastLine) return;
    // A meeting without one of its teachers is still a meeting.
    if (table.kinds.includes('meeting') && code.endsWith('-person')) return;
    table.leftOut += 1;
    table.lastLine = place.line;
  }

  /** Reports what only the whole of a run shows. */
  finish(): void {
    for (const { file, sheet, rows, leftOut } of this.tables.values())
      if (
        leftOut > 1 &&
        leftOut > rows * mostLeftOut &&
        leftOut > (this.accepted[file] ?? 0) &&
        !this.hasErrors
      )
        this.next({
          ...errorOf('table', 'many-rows-left-out'),
          place: { file, sheet },
          value: `${leftOut} of ${rows} rows`,
          message:
            'More than 5 % of the rows of this table refer to people, sections or courses that are in no file.',
          action: `Put the file that lists them into college/in as well, or take this one out. ${advice(file, leftOut)}`,
        });
    if (this.unlisted > 0)
      this.next({
        ...noteOf('reference', 'not-listed'),
        place: { file: 'in' },
        value: `${this.unlisted} rows`,
        message:
          'More rows refer to something that was not read. They are not listed, because the errors are the likely reason.',
      });
  }
}
