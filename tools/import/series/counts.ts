import type { Facts } from '../fact/fact';
import type { ReadContext, Reader } from '../fact/reader';
import { warningOf } from '../problem/data-problem';
import type { Column, Row, Table } from '../source/table';
import { isFormulaError, isNothing } from '../value/nothing';
import { parseNumber } from '../value/number';
import { AttendanceCheck, noTally } from './check';
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
import { placeOf, SeriesRun } from './series-run';

interface Shape {
  persons: PersonColumns;
  groups: readonly CountGroup[];
}

/** Present is said, and held or absent, so that the third follows. */
const isCounted = ({ columns }: CountGroup): boolean =>
  columns.has('present') && (columns.has('held') || columns.has('absent'));

/** A reader of attendance counts: columns for present, held, absent and leave, of one course or of several. */
export function findCounts(table: Table, options: SeriesOptions): Reader | undefined {
  const persons = PersonColumns.find(table.header);
  const sorted =
    persons &&
    sortColumns<CountColumn>(persons.rest, (column) => {
      const found = countOf(column.name, options.words);
      return found ? { column, ...found } : isSummary(column.name) ? 'check' : undefined;
    });
  if (!sorted || sorted.series.length === 0) return undefined;
  const { groups } = countGroups(sorted.series);
  const counted = groups.filter(isCounted);
  const named = counted.filter(({ course }) => course !== '');
  if (counted.length === 0)
    return sorted.checks.length === 0 ? onlyPercentages(table, groups) : undefined;
  // Beside the counts of courses, counts without a course are the sums of all.
  const shape = { persons, groups: named.length > 0 ? named : counted };
  return {
    format: 'counts of attendance',
    kinds: ['attendanceTotal'],
    complete: false,
    read: (source, target) => new Counts(source, target, shape, options).read(),
  };
}

/** A table with nothing but percentages is recognised and refused. */
function onlyPercentages(table: Table, groups: readonly CountGroup[]): Reader | undefined {
  const others = groups.some(({ columns }) =>
    [...columns.keys()].some((key) => key !== 'percentage'),
  );
  const [column] = groups[0]?.columns.get('percentage') ?? [];
  const isNamed = /att/i.test(`${table.file} ${table.sheet} ${table.header.join(' ')}`);
  if (!column || others || !isNamed) return undefined;
  return {
    format: 'percentages of attendance',
    kinds: [],
    complete: false,
    read: async (source, { report }) =>
      report({
        ...warningOf('column', 'percentage-without-counts'),
        place: { ...placeOf(source), line: source.line, column },
        message: 'A percentage does not say how many classes there were, so it is not imported.',
        action: 'Export the numbers of classes held and attended, too.',
      }),
  };
}

type Total = Facts['attendanceTotal'];

class CountRun extends SeriesRun {
  protected readonly base: Pick<Total, 'section' | 'month' | 'asOf'>;

  constructor(
    table: Table,
    target: ReadContext,
    protected readonly persons: PersonColumns,
    protected readonly options: SeriesOptions,
  ) {
    super(table, target, { person: persons.column });
    const context = contextOf(table);
    this.base = {
      section: classOf(table, context, options).section,
      month: context.month ? monthOfTable(table, context) : undefined,
      asOf: asOfDay(context, options),
    };
  }

  protected courseOf(name: string | undefined): string | undefined {
    return name && (coursesOf(this.options).find(name, this.base) ?? name);
  }

  /** A count of a cell; reports it if it is none. */
  protected countIn(row: Row, column: Column, value = row.cells[column.index] ?? '') {
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

  protected tooMany(row: Row, column: Column | undefined, held: number): void {
    this.warn(row.line, column, {
      code: 'present-exceeds-held',
      value: column && row.cells[column.index],
      message: 'More classes are attended than were held.',
      allowed: `at most ${held}`,
    });
  }
}

class Counts extends CountRun {
  private readonly checks: ReadonlyMap<CountGroup, AttendanceCheck>;

  constructor(
    table: Table,
    target: ReadContext,
    private readonly shape: Shape,
    options: SeriesOptions,
  ) {
    super(table, target, shape.persons, options);
    this.checks = new Map(
      shape.groups.map((group) => {
        const columns = group.columns.get('percentage') ?? [];
        const checked = columns.map((column) => ({ column, count: 'percentage' as const }));
        return [group, new AttendanceCheck(checked, options.words)];
      }),
    );
  }

  async read(): Promise<void> {
    await this.eachRow((row) => this.readRow(row));
    for (const check of this.checks.values()) check.finish(this);
  }

  private readRow(row: Row): void {
    const { persons, groups } = this.shape;
    const isFilled = ({ index }: Column) => !isNothing(row.cells[index] ?? '');
    const hasValues = groups.some(({ columns }) => [...columns.values()].flat().some(isFilled));
    const person = this.personIn(row, persons, hasValues);
    if (person === undefined || !hasValues) return;
    for (const group of groups) this.readGroup(row, person, group);
  }

  private readGroup(row: Row, person: string, group: CountGroup): void {
    const { course: named, columns } = group;
    const counts: Partial<Record<Count | 'none', number>> = {};
    const tally = noTally();
    for (const [count, own] of columns) {
      if (count === 'percentage' || count === 'none') continue;
      for (const column of own) {
        if (isNothing(row.cells[column.index] ?? '')) continue;
        const number = this.countIn(row, column);
        if (number === undefined) return;
        counts[count] = (counts[count] ?? 0) + number;
        if (count !== 'held') tally[leaveOf(column.name) ?? count] += number;
      }
    }
    const { present, absent, late, excused, held } = counts;
    if (present === undefined || (held ?? absent) === undefined) return;
    const [column] = columns.get('present') ?? [];
    if (!this.isPossible(row, group, { ...counts, present })) return;
    const { persons } = this.shape;
    const fact: Total = {
      person,
      course: this.courseOf(named || (cellIn(row, persons.course) ?? contextOf(this.table).course)),
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
    const missed = held === undefined ? 0 : held - present - (late ?? 0) - (excused ?? 0);
    if (absent === undefined) tally.absent = Math.max(0, missed);
    this.checks.get(group)?.compare(row, tally);
  }

  /** Whether the counts are possible together. */
  private isPossible(
    row: Row,
    { columns }: CountGroup,
    {
      present,
      absent,
      late = 0,
      excused = 0,
      held,
    }: Partial<Record<Count, number>> & { present: number },
  ): boolean {
    const column = (columns.get('held') ?? [])[0];
    if (held === undefined) return true;
    if (present > held) {
      this.tooMany(row, (columns.get('present') ?? [])[0], held);
      return false;
    }
    if (absent === undefined) return true;
    // Present may include late, and absent may include excused.
    const sum = present + absent;
    if ([sum, sum + late, sum + excused, sum + late + excused].includes(held)) return true;
    this.warn(row.line, column, {
      code: 'counts-contradict',
      value: column && row.cells[column.index],
      message: 'Present and absent together do not give the number of classes held.',
      allowed: `${sum}`,
    });
    return false;
  }
}

const heldLabel =
  /^(?:(?:total |no\.? of |number of )*(?:classes|lectures|periods|hours|sessions|days)? ?(?:held|conducted|delivered)|total (?:classes|lectures|periods|sessions)|working days|max(?:imum)? (?:classes|attendance))(?: (?:classes|so far|till date|up ?to.*))?\s*[:=→-]*$/i;

const isHeld = (row: Row) => row.cells.some((cell) => heldLabel.test(cell));

/** "Maths (40)" in a table about attendance has the classes held in its header. */
const heldAtEnd = /^(.+?)\s*[([/]\s*(\d+)\s*[)\]]?$/;

interface HeldShape {
  persons: PersonColumns;
  courses: readonly { column: Column; title: string; held?: number }[];
  checks: readonly Column[];
}

/** A reader of sheets with a row of the classes held, and below it persons with a column per course. */
export function findHeld(table: Table, options: SeriesOptions): Reader | undefined {
  const rows = [...table.preamble, ...(options.sample ?? [])].filter(isHeld);
  const about = /attendance/i.test(`${table.file} ${table.sheet}`);
  if (rows.length === 0 && !about) return undefined;
  const header = table.header.map((name) => (heldLabel.test(name) ? '' : name));
  const persons = PersonColumns.find(header);
  const sorted =
    persons &&
    sortColumns<HeldShape['courses'][number]>(persons.rest, (column) => {
      if (isSummary(column.name) || countOf(column.name)) return 'check';
      const [, title = '', number] = heldAtEnd.exec(column.name) ?? [];
      if (number && about) return { column, title, held: Number(number) };
      const isFilled = rows.some(
        ({ cells }) => parseNumber(cells[column.index] ?? '') !== undefined,
      );
      return isFilled ? { column, title: column.name } : undefined;
    });
  if (!sorted || sorted.series.length === 0) return undefined;
  const shape: HeldShape = { persons, courses: sorted.series, checks: sorted.checks };
  return {
    format: 'attendance with a column per course',
    kinds: ['attendanceTotal'],
    complete: false,
    read: (source, target) => new Held(source, target, shape, options).read(),
  };
}

class Held extends CountRun {
  /** The classes held, by column. */
  private readonly held = new Map<number, number>();
  private readonly missing = new Set<number>();
  private readonly check: AttendanceCheck;

  constructor(
    table: Table,
    target: ReadContext,
    private readonly shape: HeldShape,
    options: SeriesOptions,
  ) {
    super(table, target, shape.persons, options);
    for (const { column, held } of shape.courses) if (held) this.held.set(column.index, held);
    const checks = shape.checks.flatMap((column) => {
      const count =
        countOf(column.name)?.count ?? (/total/i.test(column.name) ? 'present' : 'none');
      return count === 'none' ? [] : { column, count };
    });
    this.check = new AttendanceCheck(checks, options.words);
  }

  async read(): Promise<void> {
    for (const row of this.table.preamble) if (isHeld(row)) this.readHeld(row);
    await this.eachRow((row) => (isHeld(row) ? this.readHeld(row) : this.readRow(row)));
    this.check.finish(this);
  }

  private readHeld(row: Row): void {
    for (const { column } of this.shape.courses) {
      if (isNothing(row.cells[column.index] ?? '')) continue;
      const held = this.countIn(row, column);
      if (held !== undefined) this.held.set(column.index, held);
      else this.missing.add(column.index);
    }
  }

  private readRow(row: Row): void {
    const { persons, courses } = this.shape;
    const filled = courses.filter(({ column }) => !isNothing(row.cells[column.index] ?? ''));
    const person = this.personIn(row, persons, filled.length > 0);
    if (person === undefined) return;
    const tally = noTally();
    let whole = true;
    for (const { column, title } of filled) {
      const counts = this.readCell(row, column);
      if (!counts) {
        whole = false;
        continue;
      }
      tally.present += counts.present;
      tally.absent += counts.held - counts.present;
      const fact = { person, course: this.courseOf(title), ...this.base, ...counts };
      this.add('attendanceTotal', fact, row, column);
    }
    if (whole && filled.length > 0) this.check.compare(row, tally);
  }

  /** The counts of "36", or of "36/40". */
  private readCell(row: Row, column: Column): { present: number; held: number } | undefined {
    const [own = '', of] = (row.cells[column.index] ?? '').split('/');
    const present = this.countIn(row, column, own.trim());
    if (present === undefined) return undefined;
    const held = of === undefined ? this.held.get(column.index) : parseNumber(of.trim());
    if (held === undefined) this.reportMissing(row, column);
    else if (present > held) this.tooMany(row, column, held);
    else return { present, held };
    return undefined;
  }

  private reportMissing(row: Row, column: Column): void {
    if (this.missing.has(column.index)) return;
    this.missing.add(column.index);
    this.warn(row.line, column, {
      code: 'held-unknown',
      message:
        'The row of classes held has no number for this column, so the column is not imported.',
      action: 'Enter the number of classes held.',
    });
  }
}
