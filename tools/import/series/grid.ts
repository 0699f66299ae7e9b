import { warningOf } from '../problem/data-problem';
import type { Facts, Weekday } from '../fact/fact';
import type { ReadContext, Reader } from '../fact/reader';
import type { Column, Row, Table } from '../source/table';
import { isLabel } from '../value/footer';
import { isFormulaError, isNothing } from '../value/nothing';
import { personKey } from '../value/person-name';
import { minutesOf } from '../value/time';
import { parseWeekday } from '../value/weekday';
import { isBreakWord, isFree, readGridCell, type GridUnit } from './grid-cell';
import {
  gridShape,
  isDayOrder,
  slotsOf,
  type DayColumns,
  type DayRows,
  type Slot,
} from './grid-shape';
import { isLegend, Legend, legendColumns } from './legend';
import { plainName, type Hint } from './known-names';
import type { SeriesOptions } from './options';
import { periodNumber, readPeriod, saidPeriod, type Period } from './period';
import { cellIn, classOf, contextOf, coursesOf, type Context } from './preamble';
import { placeOf, SeriesRun } from './series-run';

/** A timetable has at most so many rows. */
const mostRows = 2000;

/** A reader of timetables as grids: a row for each weekday and a column for each period, or the other way round. */
export function findGrid(table: Table, options: SeriesOptions): Reader | undefined {
  const shape = gridShape(table, options);
  if (!shape) return findLegend(table, options);
  return {
    format: 'timetable grid',
    kinds: ['course', 'meeting'],
    complete: false,
    read: (source, target) => new Grid(source, target, options).read(shape),
  };
}

/** The legend of a timetable of the same sheet is read with the timetable. */
function findLegend(table: Table, { besides = [] }: SeriesOptions): Reader | undefined {
  if (!isLegend(table) || !besides.some((one) => gridShape(one) !== undefined)) return undefined;
  return {
    format: 'legend of a timetable',
    kinds: [],
    complete: false,
    read: async () => undefined,
  };
}

/** The cells of one day, in the order of the slots. */
interface Line {
  weekday: Weekday;
  /** The class, if the row names one. */
  ofClass?: string;
  cells: readonly { text: string; row: Row; column: Column }[];
}

/** A class goes on after a break that is not longer, if the same is before and after it. */
const shortBreak = 20;

/** Returns the end of the cells that are one class: equal neighbours, also with a short break between them. */
function endOfRun(
  cells: Line['cells'],
  slots: readonly Slot[],
  breaks: readonly boolean[],
  from: number,
): number {
  const text = cells[from]?.text ?? '';
  if (text === '' || breaks[from]) return from + 1;
  let end = from + 1;
  for (let at = end; at < cells.length; at += 1) {
    if (cells[at]?.text === text) {
      const [before, after] = [slots[end - 1]?.period, slots[at]?.period];
      const gap = before && after ? minutesOf(after.start) - minutesOf(before.end) : 0;
      if (gap > shortBreak) return end;
      end = at + 1;
    } else if (!breaks[at]) return end;
  }
  return end;
}

class Grid extends SeriesRun {
  private readonly context: Context;
  private hint: Hint;
  private readonly legend: Legend;
  private readonly notClasses: ReadonlySet<string>;
  private readonly teachers: ReadonlySet<string>;

  constructor(
    table: Table,
    target: ReadContext,
    private readonly options: SeriesOptions,
  ) {
    super(table, target);
    this.context = contextOf(table);
    this.hint = classOf(table, this.context, options);
    this.legend = new Legend(coursesOf(options), this.hint);
    this.notClasses = new Set((options.notClasses ?? []).map(plainName));
    this.teachers = new Set((options.teachers ?? []).map(personKey));
  }

  async read(shape: DayRows | DayColumns): Promise<void> {
    const rows: Row[] = [];
    await this.eachRow((row) => void (rows.length < mostRows && rows.push(row)));
    const own = await this.withoutLegend(shape, rows);
    if (
      shape.isOrder ||
      own.some(({ cells }) => isDayOrder(cells[shape.kind === 'rows' ? shape.day.index : 0] ?? ''))
    )
      return this.refuseOrders();
    for (const { id, title, line } of this.legend.courses)
      this.add('course', { id, title }, line, undefined, true);
    if (shape.kind === 'rows') this.readLines(shape.slots, this.linesOf(shape, own));
    else this.readColumns(shape, own);
  }

  /** Reads the legend beside, below or in another table of the sheet. Returns the rows of the timetable itself. */
  private async withoutLegend(shape: DayRows | DayColumns, rows: readonly Row[]): Promise<Row[]> {
    const own: Row[] = [];
    let below = undefined as ReturnType<typeof legendColumns>;
    for (const row of rows) {
      if (shape.legend) this.legend.add(row, shape.legend);
      const columns = legendColumns(row.cells);
      if (below && !columns) this.legend.add(row, below);
      else if (!columns) own.push(row);
      below = columns ?? below;
    }
    for (const table of this.options.besides ?? []) {
      const columns = legendColumns(table.header);
      if (!columns || table.sheet?.split(/: | \(/)[0] !== this.table.sheet?.split(/: | \(/)[0])
        continue;
      for await (const batch of table.rows())
        for (const row of batch) this.legend.add(row, columns);
    }
    return own;
  }

  private refuseOrders(): void {
    this.target.report({
      ...warningOf('table', 'day-orders'),
      place: { ...placeOf(this.table), line: this.table.line },
      message:
        'Day orders are not weekdays, so nobody can tell on which dates these classes are. The table is not read.',
      allowed: 'weekdays such as Monday',
      action:
        'Export the timetable by weekday, or say in a table of special days which weekday each date follows.',
    });
  }

  private linesOf({ day, ofClass, slots }: DayRows, rows: readonly Row[]): Line[] {
    const lines: Line[] = [];
    let above: Weekday | undefined;
    let section = '';
    for (const row of rows) {
      const name = row.cells[day.index] ?? '';
      // A merged cell, or one that is written once for all days of a class.
      section = cellIn(row, ofClass) ?? section;
      // A row without its name is of the day above it.
      const weekday = name === '' ? above : parseWeekday(name);
      const cells = slots.map(({ column }) => ({
        text: row.cells[column.index] ?? '',
        row,
        column,
      }));
      const isFilled = cells.some(({ text }) => !isNothing(text));
      if (weekday) lines.push({ weekday, cells, ...(section && { ofClass: section }) });
      else if (isFilled && !isLabel(name)) this.refuseDay(row, day);
      above = weekday ?? above;
    }
    return lines;
  }

  private readColumns({ time, days }: DayColumns, rows: readonly Row[]): void {
    const { periods = {} } = this.options;
    const used = rows.flatMap((row) => {
      const name = row.cells[time.index] ?? '';
      const isFilled = days.some(({ column }) => !isFree(row.cells[column.index] || '-'));
      const isBreak = row.cells.slice(0, days[0]?.column.index).some(isBreakWord);
      const isPeriod = readPeriod(name, '') ?? saidPeriod(name, periods) ?? periodNumber(name);
      if (isPeriod || isBreak) return { row, name, isBreak };
      if (isFilled && !isLabel(name)) this.refuseTime(row, time);
      return [];
    });
    const lines = days.flatMap(({ column, weekday }): Line[] => {
      const cells = used.map(({ row }) => ({ text: row.cells[column.index] ?? '', row, column }));
      return weekday ? [{ weekday, cells }] : [];
    });
    this.readLines(slotsOf(used, periods), lines);
  }

  private readLines(slots: readonly Slot[], lines: readonly Line[]): void {
    const breaks = slots.map((slot, at) => this.isBreak(slot, lines, at));
    slots.forEach((slot, at) => {
      const first = lines.find(({ cells }) => !isFree(cells[at]?.text || '-'))?.cells[at];
      if (!breaks[at] && !slot.period && first) this.refusePeriod(slot, first);
    });
    for (const { weekday, cells, ofClass } of lines) {
      if (ofClass) this.hint = classOf(this.table, { section: ofClass }, this.options);
      for (let at = 0, next = 0; at < cells.length; at = next) {
        const cell = cells[at] as Line['cells'][number];
        next = endOfRun(cells, slots, breaks, at);
        const run = slots.slice(at, next).filter((_, index) => !breaks[at + index]);
        const periods = run.flatMap(({ period }) => period ?? []);
        const [first, last] = [periods[0], periods.at(-1)];
        if (!first || !last || isNothing(cell.text)) continue;
        this.readCell(cell, weekday, { ...first, end: last.end });
      }
    }
  }

  /**
   * Returns true if a slot is a break: leaving out the cells that are equal to a neighbour, it has nothing but break words,
   * single letters that spell one downwards, and blank cells.
   */
  private isBreak({ isBreak, name }: Slot, lines: readonly Line[], at: number): boolean {
    const own = lines.flatMap(({ cells }) => {
      const text = cells[at]?.text ?? '';
      return text !== cells[at - 1]?.text && text !== cells[at + 1]?.text ? text || [] : [];
    });
    const isWord = (text: string) =>
      isFree(text) || isBreakWord(text) || (text.length === 1 && !this.resolve(text));
    if (isBreak && name !== '') return true;
    return own.every(isWord) && (isBreak || own.length > 0);
  }

  private resolve(name: string): GridUnit | undefined {
    const listed = this.legend.find(name);
    if (listed) return listed;
    const course = coursesOf(this.options).find(name, this.hint);
    if (course !== undefined) return { course };
    if (this.hint.section) return undefined;
    // In the timetable of a teacher or of a room, the cells name sections.
    const section = this.options.sections?.find((one) => plainName(one) === plainName(name));
    return section === undefined ? undefined : { section };
  }

  private readCell(
    { text, row, column }: Line['cells'][number],
    weekday: Weekday,
    period: Period & { end: string },
  ): void {
    if (isFree(text)) return;
    if (isFormulaError(text)) return this.refuseFormula(row, column);
    const { classes, unknown } = readGridCell(text, (name) => this.resolve(name));
    const named = unknown.filter((word) => this.teachers.has(personKey(word)));
    for (const word of unknown) if (!named.includes(word)) this.refuseWord(word, row);
    const { teacher = named } = this.context;
    for (const { course, section = this.hint.section, teachers, batch, elective } of classes) {
      const given = teachers ?? (teacher.length > 0 ? [teacher].flat() : undefined);
      const fact: Facts['meeting'] = { section, course, weekdays: [weekday], ...period };
      if (given) fact.teachers = [...given];
      if (batch !== undefined) fact.batch = batch;
      if (elective !== undefined) fact.elective = elective;
      this.add('meeting', fact, row, column);
    }
  }

  private refuseWord(word: string, row: Row): void {
    if (this.notClasses.has(plainName(word))) return;
    this.warn(row.line, undefined, {
      code: 'unknown-class',
      value: word,
      message: 'This is the name of no course, in the legend or in a list, so there is no class.',
      action:
        'Add the course to the list of courses or to the legend; or tick in college/import.html that it is no class.',
    });
  }

  private refuseDay(row: Row, column: Column): void {
    this.warn(row.line, column, {
      code: 'unknown-weekday',
      value: row.cells[column.index],
      message: 'This is not a day of the week, so its row is left out.',
      allowed: 'a day such as Monday or Mon',
    });
  }

  private refuseTime(row: Row, time: Column): void {
    this.warn(row.line, time, {
      code: 'unknown-time',
      value: row.cells[time.index],
      message: 'This is not a time, so its row is left out.',
      allowed: 'a time such as 9:00-9:50',
    });
  }

  private refusePeriod({ name }: Slot, { row, column }: Line['cells'][number]): void {
    this.warn(row.line, column, {
      code: 'unknown-hour',
      value: name,
      message:
        'Nothing says when this period of the timetable starts and ends, so its classes are left out.',
      allowed: 'a period such as 09:00-09:50',
      action: 'Say in college/import.html when it is.',
    });
  }
}
