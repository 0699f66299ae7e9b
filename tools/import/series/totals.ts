import { warningOf } from '../problem/data-problem';
import type { Facts } from '../fact/fact';
import type { ReadContext, Reader } from '../fact/reader';
import type { Column, Row, Table } from '../source/table';
import { isNothing } from '../value/nothing';
import { isFooter } from '../value/footer';
import { parseNumber } from '../value/number';
import type { SeriesOptions } from './options';
import { headerKey, PersonColumns } from './person-column';
import { asOfDay, cellIn, contextOf, monthIn, monthOfTable, type Context } from './preamble';
import { placeOf, SeriesRun } from './series-run';
import { countGroups, coursesAbove, isShare, type Count, type CountGroup } from './totals-column';

const isCounted = ({ columns }: CountGroup) =>
  columns.present !== undefined && (columns.held ?? columns.absent) !== undefined;

/** A reader of attendance counts: columns for present, held and absent, of one course or of several. */
export function findTotals(table: Table, options: SeriesOptions): Reader | undefined {
  const persons = PersonColumns.find(table.header);
  if (!persons) return undefined;
  const groups = countGroups(table.header, persons.used, coursesAbove(table, true));
  const counted = groups.filter(isCounted);
  const named = counted.filter(({ course }) => course !== '');
  // Beside the counts of courses, counts without a course are the sums of all.
  const read = named.length > 0 ? named : counted;
  if (read.length === 0) return findPercentage(table, persons, groups);
  const context = contextOf(table);
  return {
    format: 'attendance totals',
    kinds: ['attendanceTotal'],
    complete: false,
    read: (source, target) =>
      new Totals(source, target, { persons, groups: read, context, options }).read(),
  };
}

/** A table with nothing but percentages. */
function findPercentage(
  table: Table,
  persons: PersonColumns,
  groups: readonly CountGroup[],
): Reader | undefined {
  const columns = groups.flatMap((group) => group.columns.percentage ?? []);
  const indices = new Set([...persons.used, ...columns.map(({ index }) => index)]);
  const attendance =
    columns.some(({ name }) => /att/i.test(headerKey(name))) ||
    /att/i.test(`${table.file} ${table.sheet}`);
  const others = table.header.some((name, index) => name !== '' && !indices.has(index));
  if (columns.length === 0 || others || !attendance) return undefined;
  return {
    format: 'attendance percentages',
    kinds: [],
    complete: false,
    read: async (source, { report }) => {
      for (const column of columns)
        report({
          ...warningOf('column', 'percentage-without-counts'),
          place: { ...placeOf(source), line: source.line, column },
          message: 'A percentage does not say how many classes there were, so it is not imported.',
          action: 'Export the numbers of classes held and attended, too.',
        });
    },
  };
}

interface Shape {
  persons: PersonColumns;
  groups: readonly CountGroup[];
  context: Context;
  options: SeriesOptions;
}

/** The counts of a row, by what they count. */
type Counts = Partial<Record<Count, number>>;

const counted: readonly Exclude<Count, 'percentage'>[] = [
  'present',
  'absent',
  'late',
  'excused',
  'held',
];

class Totals extends SeriesRun {
  private readonly month: string | undefined;
  private readonly asOf: string | undefined;

  constructor(
    table: Table,
    target: ReadContext,
    private readonly shape: Shape,
  ) {
    super(table, target, { person: shape.persons.column });
    this.month = shape.context.month ? monthOfTable(table, shape.context) : undefined;
    this.asOf = asOfDay(shape.context, shape.options);
  }

  read(): Promise<void> {
    return this.readRows(
      (row) => this.readRow(row),
      'Check the columns of this table in the system that exports it.',
    );
  }

  private readRow(row: Row): void {
    const { persons, groups } = this.shape;
    const person = persons.personOf(row);
    if (isFooter(row.cells, person)) return;
    const columns = groups.flatMap((group) => Object.values(group.columns));
    const values = columns.filter(({ index }) => !isNothing(row.cells[index] ?? '')).length;
    if (!this.isKnown(row, persons, person, values)) return;
    for (const group of groups) this.readGroup(row, person, group);
  }

  private readGroup(row: Row, person: string, { course, columns }: CountGroup): void {
    const counts: Counts = {};
    for (const count of counted) {
      const column = columns[count];
      if (!column || isNothing(row.cells[column.index] ?? '')) continue;
      const number = readCount(this, row, column);
      if (number === undefined) return;
      counts[count] = number;
    }
    const { present, ...others } = counts;
    if (present === undefined || (others.held ?? others.absent) === undefined) return;
    if (!this.agrees(row, columns, { present, ...others })) return;
    const fact = { person, ...this.about(row, course), present, ...others };
    this.add('attendanceTotal', fact, row, columns.present);
  }

  private about(row: Row, course: string): Omit<Facts['attendanceTotal'], 'person' | 'present'> {
    const { persons, context } = this.shape;
    const named = course || (cellIn(row, persons.course) ?? context.course);
    const section = cellIn(row, persons.section) ?? context.section;
    const month = monthIn(cellIn(row, persons.month) ?? '') ?? this.month;
    return { course: named, section, month, asOf: this.asOf };
  }

  /** Whether the counts are possible together. A percentage that they do not give is only reported. */
  private agrees(
    row: Row,
    columns: CountGroup['columns'],
    counts: Counts & { present: number },
  ): boolean {
    const { present, absent = 0, late = 0, excused = 0, held } = counts;
    const all = present + absent + late + excused;
    if (held !== undefined && present > held) {
      tooMany(this, row, columns.present, held);
      return false;
    }
    // Present may include late, and absent may include excused.
    const sums = [present + absent, present + absent + late, present + absent + excused, all];
    if (held !== undefined && counts.absent !== undefined && !sums.includes(held)) {
      this.warn(row.line, columns.held, {
        code: 'counts-contradict',
        value: row.cells[columns.held?.index ?? 0],
        message: 'Present and absent together do not give the number of classes held.',
        allowed: `${present + absent}`,
      });
      return false;
    }
    checkPercentage(this, row, columns.percentage, [
      ...[present, present + late, present + excused, present + late + excused].map(
        (number) => number / (held ?? all),
      ),
    ]);
    return true;
  }
}

/** A count of a cell; reports it if it is none. */
export function readCount(run: SeriesRun, row: Row, column: Column): number | undefined {
  const value = row.cells[column.index] ?? '';
  const number = parseNumber(value);
  if (number !== undefined && Number.isInteger(number) && number >= 0 && !value.includes('%'))
    return number;
  run.warn(row.line, column, {
    code: 'not-a-count',
    value,
    message: 'This is not a number of classes.',
    allowed: 'a whole number, 0 or more',
  });
  return undefined;
}

export function tooMany(run: SeriesRun, row: Row, column: Column | undefined, held: number): void {
  run.warn(row.line, column, {
    code: 'present-exceeds-held',
    value: column && row.cells[column.index],
    message: 'More classes are attended than were held.',
    allowed: `at most ${held}`,
  });
}

/** Reports a percentage that the counts of its row do not give. */
export function checkPercentage(
  run: SeriesRun,
  row: Row,
  column: Column | undefined,
  shares: readonly number[],
): void {
  const value = (column && row.cells[column.index]) ?? '';
  if (isNothing(value) || shares.some((share) => !Number.isFinite(share)) || isShare(value, shares))
    return;
  run.remark(row.line, column, {
    code: 'percentage-differs',
    value,
    message: 'This percentage does not follow from the counts of its row, which are imported.',
    action: 'Check the counts in the system that exports them.',
  });
}
