import type { Facts } from '../fact/fact';
import type { ReadContext, Reader } from '../fact/reader';
import type { Column, Row, Table } from '../source/table';
import { isFormulaError, isNothing } from '../value/nothing';
import { parseNumber } from '../value/number';
import { AttendanceCheck, noTally, type CheckColumn, type Tally } from './check';
import {
  countGroups,
  countOf,
  isSummary,
  leaveOf,
  type Count,
  type CountColumn,
  type CountGroup,
} from './count-column';
import type { SeriesOptions } from './options';
import { PersonColumns, sortColumns } from './person-column';
import { asOfDay, cellIn, classOf, contextOf, coursesOf, monthIn, monthOfTable } from './preamble';
import { SeriesRun } from './series-run';

interface Shape {
  format: string;
  persons: PersonColumns;
  groups: readonly CountGroup[];
  /** The percentages and totals of each group, or of all groups together under undefined. */
  checks: ReadonlyMap<CountGroup | undefined, readonly CheckColumn[]>;
  /** The classes held by the column of those attended, where rows or headers say them. */
  held?: Map<number, number>;
}

/** Present is said, and held or absent, so that the third follows. */
const isCounted = ({ columns }: CountGroup): boolean =>
  columns.has('present') && (columns.has('held') || columns.has('absent'));

/** A reader of attendance counts: columns for present, held, absent and leave, of one course or of several. */
export function findCounts(table: Table, options: SeriesOptions): Reader | undefined {
  const shape = heldShape(table, options) ?? countShape(table, options);
  return (
    shape && {
      format: shape.format,
      kinds: ['attendanceTotal'],
      complete: false,
      read: (source, target) => new Counts(source, target, shape, options).read(),
    }
  );
}

/** The columns of counts of a table, and the others, which are totals and percentages. */
function countColumns(persons: PersonColumns | undefined, { words }: SeriesOptions) {
  const of = (column: Column): CountColumn | 'check' | undefined => {
    const found = countOf(column.name, words);
    return found ? { column, ...found } : isSummary(column.name) ? 'check' : undefined;
  };
  return persons && sortColumns<CountColumn>(persons.rest, of);
}

function countShape({ header }: Table, options: SeriesOptions): Shape | undefined {
  const persons = PersonColumns.find(header);
  const sorted = countColumns(persons, options);
  const counted = countGroups(sorted?.series ?? []).filter(isCounted);
  if (!persons || counted.length === 0) return undefined;
  const named = counted.filter(({ course }) => course !== '');
  // Beside the counts of courses, counts without a course are the sums of all.
  const groups = named.length > 0 ? named : counted;
  const checks = new Map(
    groups.map((group) => {
      const columns = group.columns.get('percentage') ?? [];
      return [group, columns.map((column) => ({ column, count: 'percentage' as const }))];
    }),
  );
  return { format: 'counts of attendance', persons, groups, checks };
}

const heldLabel =
  /^(?:(?:total |no\.? of |number of )*(?:classes|lectures|periods|hours|sessions|days)? ?(?:held|conducted|delivered)|total (?:classes|lectures|periods|sessions)|working days|max(?:imum)? (?:classes|attendance))(?: (?:classes|so far|till date|up ?to.*))?\s*[:=→-]*$/i;
const isHeld = (row: Row) => row.cells.some((cell) => heldLabel.test(cell));

/** "Maths (40)" in a table about attendance has the classes held in its header. */
const heldAtEnd = /^(.+?)\s*[([/]\s*(\d+)\s*[)\]]?$/;

/** A row of the classes held, and below it persons with a column for each course. */
function heldShape(table: Table, { sample = [] }: SeriesOptions): Shape | undefined {
  const rows = [...table.preamble, ...sample].filter(isHeld);
  const about = /attendance/i.test(`${table.file} ${table.sheet}`);
  if (rows.length === 0 && !about) return undefined;
  const persons = PersonColumns.find(
    table.header.map((name) => (heldLabel.test(name) ? '' : name)),
  );
  const held = new Map<number, number>();
  const sorted =
    persons &&
    sortColumns<CountGroup>(persons.rest, (column) => {
      if (isSummary(column.name) || countOf(column.name)) return 'check';
      const [, title = '', number] = heldAtEnd.exec(column.name) ?? [];
      const isAbove = rows.some(
        ({ cells }) => parseNumber(cells[column.index] ?? '') !== undefined,
      );
      if (number && about) held.set(column.index, Number(number));
      else if (!isAbove) return undefined;
      const course = number && about ? title : column.name;
      return { course, columns: new Map([['present', [column]]]) };
    });
  if (!sorted || sorted.series.length === 0) return undefined;
  const checks = sorted.checks.flatMap((column): CheckColumn[] => {
    const count = countOf(column.name)?.count ?? (/total/i.test(column.name) ? 'present' : 'none');
    return count === 'none' ? [] : [{ column, count }];
  });
  const format = 'attendance with a column per course';
  return { format, persons, groups: sorted.series, checks: new Map([[undefined, checks]]), held };
}

type Total = Facts['attendanceTotal'];
type Numbers = Partial<Record<Count, number>>;

class Counts extends SeriesRun {
  private readonly base: Pick<Total, 'section' | 'course' | 'month' | 'asOf'>;
  private readonly checks: ReadonlyMap<CountGroup | undefined, AttendanceCheck>;
  /** Columns whose number of classes held is not known, which is reported once. */
  private readonly missing = new Set<number>();

  constructor(
    table: Table,
    target: ReadContext,
    private readonly shape: Shape,
    private readonly options: SeriesOptions,
  ) {
    super(table, target, { person: shape.persons.column });
    const context = contextOf(table);
    this.base = {
      section: classOf(table, context, options).section,
      course: context.course,
      month: context.month ? monthOfTable(table, context) : undefined,
      asOf: asOfDay(context, options),
    };
    const checks = [...shape.checks];
    this.checks = new Map(
      checks.map(([group, columns]) => [group, new AttendanceCheck(columns, options.words)]),
    );
  }

  async read(): Promise<void> {
    const isOfHeld = (row: Row) => this.shape.held !== undefined && isHeld(row);
    for (const row of this.table.preamble) if (isOfHeld(row)) this.readHeld(row);
    await this.eachRow((row) => (isOfHeld(row) ? this.readHeld(row) : this.readRow(row)));
    for (const check of this.checks.values()) check.finish(this);
  }

  private readHeld(row: Row): void {
    for (const { columns } of this.shape.groups)
      for (const column of columns.get('present') ?? []) {
        if (isNothing(row.cells[column.index] ?? '')) continue;
        const held = this.countIn(row, column);
        if (held === undefined) this.missing.add(column.index);
        else this.shape.held?.set(column.index, held);
      }
  }

  private readRow(row: Row): void {
    const { persons, groups } = this.shape;
    const isFilled = ({ index }: Column) => !isNothing(row.cells[index] ?? '');
    const hasValues = groups.some(({ columns }) => [...columns.values()].flat().some(isFilled));
    const person = this.personIn(row, persons, hasValues);
    if (person === undefined || !hasValues) return;
    const all = noTally();
    let isWhole = true;
    for (const group of groups) {
      const tally = this.readGroup(row, person, group);
      if (tally === 'wrong') isWhole = false;
      else if (tally) {
        this.checks.get(group)?.compare(row, tally);
        for (const key of Object.keys(all) as (keyof Tally)[]) all[key] += tally[key];
      }
    }
    if (isWhole) this.checks.get(undefined)?.compare(row, all);
  }

  /** Reads the counts of a course: undefined if there are none, and `wrong` if one of them cannot be used. */
  private readGroup(row: Row, person: string, group: CountGroup): Tally | 'wrong' | undefined {
    const { course: named, columns } = group;
    const counts: Numbers = {};
    const tally = noTally();
    for (const [count, own] of columns) {
      if (count === 'percentage' || count === 'none') continue;
      for (const column of own) {
        const [text = '', of] = this.textsIn(row, column);
        if (isNothing(text)) continue;
        const number = this.countIn(row, column, text);
        if (number === undefined) return 'wrong';
        counts[count] = (counts[count] ?? 0) + number;
        if (count !== 'held') tally[leaveOf(column.name) ?? count] += number;
        if (this.shape.held) counts.held = of ? parseNumber(of) : this.shape.held.get(column.index);
      }
    }
    const { present, absent, late, excused, held } = counts;
    if (present === undefined) return undefined;
    const [column] = columns.get('present') ?? [];
    if ((held ?? absent) === undefined) return this.reportMissing(row, column);
    if (!this.isPossible(row, group, { ...counts, present })) return 'wrong';
    const { persons } = this.shape;
    const own = (named || cellIn(row, persons.course)) ?? this.base.course;
    const fact: Total = {
      person,
      course: own && (coursesOf(this.options).find(own, this.base) ?? own),
      section: cellIn(row, persons.section) ?? this.base.section,
      month: monthIn(cellIn(row, persons.month) ?? '') ?? this.base.month,
      asOf: this.base.asOf,
      present,
      absent,
      late,
      excused,
      held,
    };
    this.add('attendanceTotal', fact, row, column);
    const missed = (held ?? 0) - present - (late ?? 0) - (excused ?? 0);
    if (absent === undefined) tally.absent = Math.max(0, missed);
    return tally;
  }

  /** The text of a cell, and of "36/40" below a row of the classes held both numbers. */
  private textsIn({ cells }: Row, { index }: Column): string[] {
    const text = cells[index] ?? '';
    return this.shape.held ? text.split('/').map((part) => part.trim()) : [text];
  }

  /** A count of a cell; reports it if it is none. */
  private countIn(row: Row, column: Column, value = row.cells[column.index] ?? '') {
    const number = parseNumber(value);
    if (number !== undefined && Number.isInteger(number) && number >= 0 && !value.includes('%'))
      return number;
    if (isFormulaError(value)) this.refuseFormula(row, column);
    else
      this.warn(row.line, column, {
        code: 'not-a-count',
        value,
        message: 'This is not a number of classes.',
        allowed: 'a whole number, 0 or more',
      });
    return undefined;
  }

  /** Returns true if the counts are possible together. */
  private isPossible(
    row: Row,
    { columns }: CountGroup,
    { present, absent, late = 0, excused = 0, held }: Numbers & { present: number },
  ): boolean {
    if (held === undefined) return true;
    // Present may include late, and absent may include excused.
    const sum = present + (absent ?? 0);
    const isHigh = present > held;
    const sums = [sum, sum + late, sum + excused, sum + late + excused];
    if (!isHigh && (absent === undefined || sums.includes(held))) return true;
    const [column] = columns.get(isHigh ? 'present' : 'held') ?? [];
    const value = column && row.cells[column.index];
    this.warn(
      row.line,
      column,
      isHigh
        ? {
            code: 'present-exceeds-held',
            value,
            message: 'More classes are attended than were held.',
            allowed: `at most ${held}`,
          }
        : {
            code: 'counts-contradict',
            value,
            message: 'Present and absent together do not give the number of classes held.',
            allowed: `${sum}`,
          },
    );
    return false;
  }

  private reportMissing(row: Row, column: Column | undefined): 'wrong' | undefined {
    if (!column || !this.shape.held) return undefined;
    if (!this.missing.has(column.index))
      this.warn(row.line, column, {
        code: 'held-unknown',
        message:
          'The row of classes held has no number for this column, so the column is not imported.',
        action: 'Enter the number of classes held.',
      });
    this.missing.add(column.index);
    return 'wrong';
  }
}
