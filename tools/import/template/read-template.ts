import { getOrMake } from '@/tools/file/get-or-make';
import { errorOf, warningOf, type DataProblem, type Place } from '../problem/data-problem';
import type { Facts, FactTable, Kind, Origin } from '../fact/fact';
import type { DateOrder, ReadContext, Reader } from '../fact/reader';
import { copyOf } from '../model/intern';
import type { Column, Row, Table } from '../source/table';
import { LengthEvidence, looksDamaged } from '../value/damage';
import { collectEvidence } from '../value/evidence';
import { isSumRow } from '../value/footer';
import type { MarkWords } from '../value/result-status';
import type { StatusWords } from '../value/status';
import { classTimes, parseClassTimes } from '../value/time';
import { contextOf } from '../series/preamble';
import { cellOf, wrongValue, type Cell } from './cell';
import { isPrivateHeader } from './private-header';
import { defined } from '../value/defined';
import { needsOrder, settleOrder } from './date-order';
import type { Template, RowProblem, RowWriter, RowValues } from './template';
import { classPattern, namedParts, type ClassParts } from './class-name';
import { type Columns } from './match';
import type { Rest, RestColumn } from './rest';

export interface TemplateOptions {
  /** The columns that are read, by field. */
  columns: Columns;
  /** The columns of a series, as the mapping says, and what each is. */
  rest?: Rest;
  /** The course of all rows, for a table that does not name it. */
  course?: string;
  /** The pattern that makes the class of a person, for example "{year} {branch}-{section}". */
  classPattern?: string;
  /** The order of days such as 03/04/2026; without it the column's values tell. */
  dateOrder?: DateOrder;
  /** The college's words for attendance. */
  words?: StatusWords;
  /** The college's own words in place of marks. */
  markWords?: MarkWords;
  /** When the hours of the college's timetable are, by their names. */
  periods?: Readonly<Record<string, string>>;
  /** When the sessions of exams are, by their names: FN is "09:30-12:30". */
  sessions?: Readonly<Record<string, string>>;
}

/** A column that is read. */
interface ReadColumn {
  field: string;
  column: Column;
  cell: Cell;
  required: boolean;
}

/** The reader of a table of a template. */
export function readerOf(template: Template, options: TemplateOptions): Reader {
  return {
    format: template.format,
    kinds: template.kinds,
    complete: true,
    read: (table, context) => new TemplateRun(template, table, context, options).read(),
  };
}

/** Numbers of fewer digits are often counted from 1, so that a short one has lost nothing. */
const shortestNumber = 5;
/** More than this share of rows that cannot be used stops the import. */
const mostUnusable = 0.05;

/** More differences between a figure of the file and the computed one are no slips in single rows. */
const mostDifferences = 2;

class TemplateRun implements RowWriter {
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
  private rest: readonly RestColumn[] = [];
  /** The column that the fact of the row is from, where a row has several. */
  private restColumn: Column | undefined;
  private parts: ClassParts = {};
  private count = 0;
  private unusable = 0;
  private readonly differences = new Map<string, { count: number; line: number; value: string }>();
  /** True if the row cannot be used because of a wrong value. */
  private wrong = false;

  constructor(
    private readonly template: Template,
    readonly table: Table,
    private readonly context: ReadContext,
    private readonly options: TemplateOptions,
  ) {}

  async read(): Promise<void> {
    this.prepare(this.options.columns);
    await this.learnLengths();
    await this.readRows();
    this.reportUnusable();
    this.reportDifferences();
  }

  private prepare(columns: Columns): void {
    this.columns = columns;
    const { dateOrder: order, words, markWords, rest, course } = this.options;
    const given = {
      ...(order && { order }),
      ...(words && { words }),
      ...(markWords && { markWords }),
    };
    this.rest = rest?.columns ?? [];
    for (const [field, { type, required = false }] of Object.entries(this.template.fields)) {
      this.values[field] = undefined;
      const column = columns[field];
      if (!column) continue;
      this.cells.push({ field, column, cell: cellOf(type, given), required });
      if ((type === 'day' || type === 'days') && !order) this.days.push(column);
    }
    const above: { section?: string; course?: string } = contextOf(this.table);
    if (course !== undefined) above.course = course;
    this.parts = namedParts(this.table, above.section);
    for (const label of ['section', 'course'] as const) {
      const field =
        this.template.above?.[label] ?? (course && label === 'course' ? label : undefined);
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

  /** Returns true if the order of all days is known. */
  private async settleDays(): Promise<boolean> {
    const { orders, problem } = await settleOrder(this.table, this.days, this.place());
    if (problem) this.context.report(problem);
    for (const read of this.cells) {
      const order = orders.get(read.column.index);
      const { type = 'day' } = this.template.fields[read.field] ?? {};
      if (order && this.days.includes(read.column)) read.cell = cellOf(type, { order });
    }
    this.days = [];
    return !problem;
  }

  private readRow(row: Row): void {
    if (isSumRow(row.cells)) return;
    this.row = row;
    if (this.isLineBetween(row)) return this.reportLine(row);
    this.count++;
    this.wrong = false;
    const missing = this.missingFields(row);
    if (!this.readCells(missing)) {
      if (this.wrong) this.unusable++;
    } else if (this.rest.length > 0) this.readRest(row);
    else if (this.hasOneOf(missing)) this.readValues();
    else if (this.wrong) this.unusable++;
  }

  private readValues(): void {
    this.template.read(this.values as RowValues<Template['fields']>, this);
  }

  /** Reads the template once for each column of the series that has a value. */
  private readRest({ cells }: Row): void {
    for (const one of this.rest) {
      const text = cells[one.column.index] ?? '';
      if (one.cell.blank(text)) continue;
      const value = one.cell.parse(text);
      if (value === undefined) {
        this.report('warning', one.column, { ...one.cell.wrong, value: text });
        continue;
      }
      Object.assign(this.values, one.values);
      this.values[one.field] = value;
      this.restColumn = one.column;
      this.template.read(this.values as RowValues<Template['fields']>, this);
    }
    this.restColumn = undefined;
  }

  /** Returns true if a row of a table with several needed columns has one filled cell only, as a heading has. */
  private isLineBetween({ cells }: Row): boolean {
    return (
      this.cells.length > 1 && this.table.header.length > 2 && cells.filter(Boolean).length === 1
    );
  }

  private reportLine({ cells }: Row): void {
    const index = cells.findIndex(Boolean);
    if (isPrivateHeader(this.table.header[index] ?? '')) return;
    this.report('warning', undefined, {
      code: 'line-between',
      value: cells[index] ?? '',
      message: 'This line has one filled cell, so it is no row of the table.',
      action:
        'If it names the class or the course of the rows below, say so in college/import.html; otherwise leave it.',
    });
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

  /** Returns true if the row can be used without a value of this column. */
  private withoutValue(read: ReadColumn, value: string, blank: boolean): boolean {
    if (!blank) {
      const likely = looksDamaged(value)?.likely;
      const wrong = wrongValue(read.cell, value);
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

  /** Returns true if each group of columns has a value. */
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

  compare(field: string, said: number | undefined, computed: number | undefined): void {
    if (said === undefined || computed === undefined || Math.abs(said - computed) < 1) return;
    const { line } = this.row;
    const value = `${said}, computed ${Math.round(computed * 10) / 10}`;
    const known = getOrMake(this.differences, field, () => ({ count: 0, line, value }));
    known.count += 1;
  }

  private reportDifferences(): void {
    for (const [field, { count, line, value }] of this.differences)
      if (count > mostDifferences)
        this.context.report({
          ...warningOf('value', 'figure-differs'),
          place: { ...this.place(), line, column: this.columns[field] },
          value: `${count} of ${this.count} rows, for example ${value}`,
          message:
            'The figure of the file differs from the one that is computed from its other columns.',
          action: 'The computed one is shown. Ask who wrote the table what it counts.',
        });
  }

  private reportUnusable(): void {
    if (this.unusable < 2 || this.unusable <= this.count * mostUnusable) return;
    this.context.report({
      ...errorOf('table', 'many-unusable-rows'),
      place: { ...this.place(), line: this.table.line },
      value: `${this.unusable} of ${this.count} rows`,
      message: 'More than 5 % of the rows of this table cannot be used.',
      action:
        `The table was read as ${this.template.format}. Correct the values named in this report, ` +
        'or say in import.html what the table is.',
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
    const column = this.restColumn ?? (field ? this.columns[field] : undefined);
    if (column) origin.column = column;
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
    const isSession = field === 'session';
    const known = (isSession ? this.options.sessions : this.options.periods) ?? {};
    const [number = hour] = /\d+/.exec(hour) ?? [];
    const times = parseClassTimes(hour) ?? parseClassTimes(known[hour] ?? known[number] ?? '');
    if (!times)
      this.problem(field, {
        code: isSession ? 'unknown-session' : 'unknown-hour',
        value: hour,
        message: `Nothing says when this ${isSession ? 'session' : 'hour of the timetable'} starts and ends.`,
        allowed: 'times such as 09:30-12:30',
        action: 'Say in college/import.html when it is.',
      });
    return times;
  }

  classOf(parts: ClassParts): string | undefined {
    const { classPattern: pattern } = this.options;
    return pattern === undefined
      ? undefined
      : classPattern(pattern, { ...this.parts, ...defined(parts) });
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
