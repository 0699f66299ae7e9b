import { getOrMake } from '@/tools/file/get-or-make';
import { errorOf, type DataProblem, type Place } from '../problem/data-problem';
import type { Facts, FactTable, Kind, Origin } from '../fact/fact';
import type { DateOrder, ReadContext, Reader } from '../fact/reader';
import { copyOf } from '../model/intern';
import type { Column, Row, Table } from '../source/table';
import { LengthEvidence, looksDamaged } from '../value/damage';
import { collectEvidence } from '../value/evidence';
import { isSumRow } from '../value/footer';
import { isFormulaError } from '../value/nothing';
import type { StatusWords } from '../value/status';
import { classTimes, parseClassTimes } from '../value/time';
import { contextOf } from '../series/preamble';
import { cellOf, formulaError, type Cell } from './cell';
import { needsOrder, settleOrder } from './date-order';
import type { Template, RowProblem, RowWriter, RowValues } from './template';
import {
  columnProblems,
  resolveColumns,
  type Columns,
  type ResolveOptions,
} from './resolve-columns';
import { UnreadColumns } from './unread-columns';

export interface TemplateOptions extends ResolveOptions {
  /** The name of the format for reports, if it is not the template's. */
  format?: string;
  /** The order of days such as 03/04/2026; without it the column's values tell. */
  dateOrder?: DateOrder;
  /** The college's words for attendance. */
  words?: StatusWords;
  /** When the hours of the college's timetable are, by their names. */
  periods?: Readonly<Record<string, string>>;
  /** Whether the table has only changes. */
  delta?: boolean;
  /** Whether columns that are not read are listed. The tables of systems have many that the portal does not need. */
  listUnread?: boolean;
  /** What is to be said about the table before it is read. */
  notes?: readonly DataProblem[];
}

/** A column that is read. */
interface ReadColumn {
  field: string;
  column: Column;
  cell: Cell;
  required: boolean;
}

/** The reader of a table of a template. */
export function readerOf(template: Template, options: TemplateOptions = {}): Reader {
  return {
    format: options.format ?? template.format,
    kinds: template.kinds,
    complete: !options.delta && !template.partial,
    ...(options.delta && { delta: true }),
    read: (table, context) => new TemplateRun(template, table, context, options).read(),
  };
}

/** Numbers of fewer digits are often counted from 1, so that a short one has lost nothing. */
const shortestNumber = 5;
/** More than this share of rows that cannot be used stops the import. */
const mostUnusable = 0.05;

class TemplateRun implements RowWriter {
  readonly file: string;
  private columns: Columns = {};
  private cells: ReadColumn[] = [];
  private days: Column[] = [];
  private readonly values: Record<string, unknown> = {};
  private readonly tables = new Map<Kind, FactTable>();
  private readonly implied = new Map<Kind, Set<string>>();
  private readonly lengths = new Map<number, number>();
  private groups: ReadColumn[][] = [];
  /** The columns of the optional fields of the template. */
  private optional: ReadColumn[] = [];
  /** The fields of times: the start, and the end if there is one. */
  private spans: (readonly [string, string])[] = [];
  private row: Row = { line: 0, cells: [] };
  private unread: UnreadColumns | undefined;
  private count = 0;
  private unusable = 0;
  /** Whether the row cannot be used because of a wrong value. */
  private wrong = false;

  constructor(
    private readonly template: Template,
    private readonly table: Table,
    private readonly context: ReadContext,
    private readonly options: TemplateOptions,
  ) {
    this.file = table.file;
  }

  async read(): Promise<void> {
    const found = resolveColumns(this.template, this.table, this.options);
    const problems = columnProblems(this.template, this.table, found);
    for (const note of [...(this.options.notes ?? []), ...problems]) this.context.report(note);
    if (problems.length > 0) return;
    this.prepare(found.columns);
    await this.learnLengths();
    await this.readRows();
    this.reportUnusable();
    const unread = this.unread?.problem(this.template, this.count);
    if (unread) this.context.report(unread);
  }

  private prepare(columns: Columns): void {
    this.columns = columns;
    if (this.options.listUnread) this.unread = new UnreadColumns(this.table, columns);
    const { dateOrder: order, words } = this.options;
    for (const [field, { type, required = false }] of Object.entries(this.template.fields)) {
      this.values[field] = undefined;
      const column = columns[field];
      if (!column) continue;
      this.cells.push({ field, column, cell: cellOf(type, { order, words }), required });
      if (type === 'day' && !order) this.days.push(column);
    }
    const above = this.template.above ? contextOf(this.table) : {};
    for (const label of ['section', 'course'] as const) {
      const field = this.template.above?.[label];
      if (field && !columns[field]) this.values[field] = above[label];
    }
    const groups = this.template.oneOf ?? [];
    const { fields: optional = [] } = this.template.optional ?? {};
    this.optional = this.cells.filter(({ field }) => optional.includes(field));
    this.groups = groups.map((group) => this.cells.filter(({ field }) => group.includes(field)));
    const times = Object.entries(this.template.fields).filter(([, { type }]) => type === 'time');
    const starts = times.map(([, { after }]) => after);
    this.spans = times
      .filter(([field]) => !starts.includes(field))
      .map(([field, { after }]) => (after ? [after, field] : [field, '']));
  }

  /** Learns how long the ids of the table are, so that an id that has lost its zeros can be named. */
  private async learnLengths(): Promise<void> {
    const keys = this.cells.filter(({ field }) => this.template.fields[field]?.type === 'key');
    const evidence = new Map(keys.map(({ column }) => [column.index, new LengthEvidence()]));
    await collectEvidence(this.table, evidence);
    for (const [index, { length }] of evidence)
      if (length && length >= shortestNumber) this.lengths.set(index, length);
  }

  private async readRows(): Promise<void> {
    for await (const rows of this.table.rows()) {
      if (this.days.length > 0 && rows.some((row) => needsOrder(row, this.days)))
        if (!(await this.settleDays())) return;
      for (const row of rows) this.readRow(row);
      this.context.onRows(rows.length);
    }
  }

  /** Whether the order of all days is known. */
  private async settleDays(): Promise<boolean> {
    const { orders, problem } = await settleOrder(this.table, this.days, this.place());
    if (problem) this.context.report(problem);
    for (const read of this.cells) {
      const order = orders.get(read.column.index);
      if (order && this.days.includes(read.column)) read.cell = cellOf('day', { order });
    }
    this.days = [];
    return !problem;
  }

  private readRow(row: Row): void {
    if (isSumRow(row.cells)) return;
    this.row = row;
    this.count++;
    this.unread?.count(row);
    this.wrong = false;
    const missing = this.missingFields(row);
    if (this.readCells(missing) && this.hasOneOf(missing))
      this.template.read(this.values as RowValues<Template['fields']>, this);
    else if (this.wrong) this.unusable++;
  }

  /** The optional fields of the template, if the row has none of them. */
  private missingFields({ cells }: Row): readonly string[] {
    const { fields = [], words, note } = this.template.optional ?? {};
    const [first] = this.optional;
    if (!first || !note) return [];
    const isMissing = this.optional.every(({ column, cell }) => {
      const text = cells[column.index] ?? '';
      return cell.blank(text) || words?.test(text.trim()) === true;
    });
    if (!isMissing) return [];
    this.report('note', first.column, note);
    return fields;
  }

  private readCells(missing: readonly string[]): boolean {
    const { row, values } = this;
    let usable = true;
    for (const read of this.cells) {
      const text = row.cells[read.column.index] ?? '';
      const blank = missing.includes(read.field) || read.cell.blank(text);
      const value = blank ? undefined : read.cell.parse(text);
      values[read.field] = value;
      if (value === undefined) usable = this.withoutValue(read, text, blank) && usable;
      else if (this.lengths.size > 0) this.checkLength(read, text);
    }
    for (const [start, end] of this.spans) {
      const times = classTimes(
        values[start] as string | undefined,
        values[end] as string | undefined,
      );
      values[start] = times.start;
      if (end) values[end] = times.end;
    }
    return usable;
  }

  /** Whether the row can be used without a value of this column. */
  private withoutValue(read: ReadColumn, value: string, blank: boolean): boolean {
    if (!blank) {
      const likely = looksDamaged(value)?.likely;
      const wrong = isFormulaError(value) ? formulaError : read.cell.wrong;
      this.report('warning', read.column, { ...wrong, value, nearest: likely });
    } else if (read.required) this.reportBlank(read);
    if (!read.required) return true;
    if (!blank || !this.isStatus(read)) this.wrong = true;
    return false;
  }

  private isStatus({ field }: ReadColumn): boolean {
    return this.template.fields[field]?.type === 'status';
  }

  private reportBlank(read: ReadColumn): void {
    if (this.isStatus(read))
      this.report('note', read.column, {
        code: 'unmarked-attendance',
        message: 'Nobody has recorded whether this person was present.',
      });
    else this.report('warning', read.column, blankCell);
  }

  private checkLength({ column }: ReadColumn, value: string): void {
    const length = this.lengths.get(column.index);
    const likely = length && looksDamaged(value, length)?.likely;
    if (likely)
      this.report('note', column, {
        code: 'lost-zeros',
        value,
        message:
          'This id is shorter than the others: a spreadsheet has probably removed its zeros.',
        nearest: likely,
        action: 'Export the file again and do not open it in a spreadsheet before the import.',
      });
  }

  /** Whether each group of columns has a value. */
  private hasOneOf(missing: readonly string[]): boolean {
    for (const group of this.groups) {
      if (group.some(({ field }) => missing.includes(field))) continue;
      if (group.some(({ field }) => this.values[field] !== undefined)) continue;
      const [first] = group;
      // A wrong value is reported already.
      const filled = group.some(
        ({ column, cell }) => !cell.blank(this.row.cells[column.index] ?? ''),
      );
      if (filled || !first || !this.isStatus(first)) this.wrong = true;
      if (first && !filled) this.reportBlank(first);
      return false;
    }
    return true;
  }

  private place(): Place {
    const { file, sheet } = this.table;
    return sheet === undefined ? { file } : { file, sheet };
  }

  private report(
    severity: DataProblem['severity'],
    column: Column | undefined,
    problem: RowProblem,
  ): void {
    const place = { ...this.place(), line: this.row.line, ...(column && { column }) };
    this.context.report({ severity, stage: 'value', place, ...problem });
  }

  private reportUnusable(): void {
    if (this.unusable < 2 || this.unusable <= this.count * mostUnusable) return;
    this.context.report({
      ...errorOf('table', 'many-unusable-rows'),
      place: { ...this.place(), line: this.table.line },
      value: `${this.unusable} of ${this.count} rows`,
      message: 'More than 5 % of the rows of this table cannot be used.',
      action:
        `The table was read as ${this.options.format ?? this.template.format}. Correct the values named in this report, ` +
        'or say in college/mapping.json what the table is.',
    });
  }

  private tableOf(kind: Kind): FactTable {
    return getOrMake(this.tables, kind, () => {
      const names = this.template.columns?.[kind] ?? {};
      const renamed = Object.entries(names).map(([name, field]) => [name, this.columns[field]]);
      return { ...this.place(), columns: { ...this.columns, ...Object.fromEntries(renamed) } };
    });
  }

  private origin(kind: Kind, field?: string): Origin {
    const origin: Origin = { table: this.tableOf(kind), line: this.row.line };
    if (field) origin.column = this.columns[field];
    return origin;
  }

  add<K extends Kind>(kind: K, fact: Facts[K], field?: string): void {
    this.context.sink.add(kind, fact, this.origin(kind, field));
  }

  imply<K extends Kind>(kind: K, id: string, fact: Facts[K]): void {
    const known = getOrMake(this.implied, kind, () => new Set());
    if (known.has(id)) return;
    known.add(copyOf(id));
    const { table, line } = this.origin(kind);
    this.context.sink.add(kind, fact, { table, line, implied: true });
  }

  problem(field: string, problem: RowProblem): void {
    this.report('warning', this.columns[field], problem);
  }

  timesOf(field: string, hour: string) {
    const { periods = {} } = this.options;
    const [number = hour] = /\d+/.exec(hour) ?? [];
    const times = parseClassTimes(hour) ?? parseClassTimes(periods[hour] ?? periods[number] ?? '');
    if (!times)
      this.problem(field, {
        code: 'unknown-hour',
        value: hour,
        message: 'Nothing says when this hour of the timetable starts and ends.',
        allowed: 'an hour such as 08:00-09:00',
        action:
          'Say when it is in college/mapping.json, for example "periods": { "1": "08:00-08:45" }.',
      });
    return times;
  }

  headerOf(field: string): string | undefined {
    return this.columns[field]?.name;
  }
}

const blankCell = {
  code: 'blank-cell',
  message: 'This cell is blank, and the row cannot be used without it.',
  action: 'Fill it in the system that exports the table, or remove the row.',
};
