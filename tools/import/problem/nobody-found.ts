import { addAt } from '@/tools/file/get-or-make';
import type { TableName } from '../source/table';
import { warningOf, type DataProblem, type Report } from './data-problem';

/** Fewer rows without anybody may be mistakes of their own. */
const leastRows = 3;

const keyOf = ({ file, sheet }: TableName) => JSON.stringify([file, sheet]);

/**
 * Holds back the people whom tables do not find, until it is known how many rows of each table name somebody: of a table that finds
 * nobody, one problem says so in place of one for each row.
 */
export class NobodyFound {
  private readonly unknown = new Map<string, DataProblem[]>();

  constructor(private readonly next: Report) {}

  readonly report: Report = (problem) => {
    if (problem.code === 'unknown-person') addAt(this.unknown, keyOf(problem.place), problem);
    else this.next(problem);
  };

  /** Reports what was held back. `known` is an id of a list of people. */
  finish(tables: readonly (TableName & { naming?: number })[], known: string | undefined): void {
    const naming = new Map(tables.map((table) => [keyOf(table), table.naming ?? Infinity]));
    for (const [key, problems] of this.unknown) {
      const lines = new Set(problems.map(({ place }) => place.line)).size;
      const [first] = problems;
      if (first && lines >= leastRows && lines >= (naming.get(key) ?? Infinity))
        this.next(nobodyOf(first, lines, known));
      else for (const problem of problems) this.next(problem);
    }
  }
}

function nobodyOf(first: DataProblem, lines: number, known: string | undefined): DataProblem {
  const { file, sheet, column } = first.place;
  const own = `Its column ${column?.name ?? 'of people'} has ids such as ${first.value}`;
  return {
    ...warningOf('reference', 'nobody-found'),
    place: { file, sheet, line: first.place.line, column },
    value: `${lines} rows`,
    message: 'No row of this table finds anybody.',
    action:
      known === undefined
        ? `${own}. Put the list of students into college/in.`
        : `${own}; the list of people has ids such as ${known}.`,
  };
}
