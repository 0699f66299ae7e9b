import { noteOf, type DataProblem } from '../problem/data-problem';
import type { Column, Row, Table } from '../source/table';
import { isNothing } from '../value/nothing';
import { findColumns } from './header';
import type { Template } from './template';
import { isPrivateHeader } from './private-header';
import { email, familyName, fullNames, givenName, names, studentName } from './plain/header-name';
import type { Columns } from './resolve-columns';

/** What tables have for people who read them, beside the id of a person. */
const reading = [fullNames, studentName, givenName, familyName, email, names('S No, Sl No, Sr No')];
const forReading = (header: string) =>
  reading.some(({ headers }) => findColumns([header], headers).length > 0);

/** The columns of a table that are not read, apart from private ones, and how many rows have a value in them. */
export class UnreadColumns {
  private readonly unread: { column: Column; filled: number }[];

  constructor(
    private readonly table: Table,
    private readonly read: Columns,
  ) {
    const used = new Set(Object.values(read).map((column) => column?.index));
    const isBesidePerson = read['person'] !== undefined;
    this.unread = table.header
      .map((name, index) => ({ column: { name, index }, filled: 0 }))
      .filter(({ column: { name, index } }) => !used.has(index) && name && !isPrivateHeader(name))
      .filter(({ column: { name } }) => !(isBesidePerson && forReading(name)));
  }

  get columns(): Column[] {
    return this.unread.map(({ column }) => column);
  }

  count({ cells }: Row): void {
    for (const one of this.unread) if (!isNothing(cells[one.column.index] ?? '')) one.filled++;
  }

  /** What is left out, and which optional field it probably is. */
  problem(template: Template, rows: number): DataProblem | undefined {
    const filled = this.unread.filter((one) => one.filled > 0);
    const { file, sheet, line } = this.table;
    if (filled.length === 0) return undefined;
    return {
      ...noteOf('column', 'columns-not-read'),
      place: { file, sheet, line },
      value: filled
        .map(({ column: { name }, filled: count }) => {
          const field = this.likelyField(template, name);
          const likely = field ? `, which is probably the ${fieldLabel(field)}` : '';
          return `${name} (${count} of ${rows} rows)${likely}`;
        })
        .join(', '),
      message: `These columns are not read. The table was read as ${template.format}.`,
      action:
        'If the portal needs one, give it a header that the guide names, or say in college/mapping.json what it is.',
    };
  }

  private likelyField({ fields }: Template, header: string): string | undefined {
    const free = Object.entries(fields).filter(([field]) => !this.read[field]);
    const isNamed = ([, { synonyms = [] }]: (typeof free)[number]) =>
      findColumns([header], synonyms).length > 0;
    return free.find(isNamed)?.[0];
  }
}

/** A field in words: "courseTitle" is course title. */
export const fieldLabel = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
