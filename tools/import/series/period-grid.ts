import type { Facts, Weekday } from '../fact/fact';
import type { ReadContext, Reader } from '../fact/reader';
import type { Column, Row, Table } from '../source/table';
import { isNothing } from '../value/nothing';
import { parseWeekday } from '../value/weekday';
import { readGridCell } from './grid-cell';
import type { SeriesOptions } from './options';
import { headerKey } from './person-column';
import { closePeriods, readPeriod, type Period } from './period';
import { contextOf, type Context } from './preamble';
import { SeriesRun } from './series-run';

type ClosedPeriod = Period & { end: string };

const dayLabel =
  /^(?:|days?|weekdays?|day time|days? (?:and )?(?:time|period|hour)s?|time day|times?|timings?|period|tag|wochentag|día|dia|jour)$/;
const timeLabel =
  /^(?:|times?|timings?|hours?|periods?|slots?|day|day time|time day|p|zeit|stunde|hora|heure|horas?)$/;
const clockTime = /\d[:.h]\d\d|\d\s*[ap]\.?m/i;
const advice = 'Check the days and times of this timetable.';
const breakLabel = /\b(?:break|lunch|recess|interval|tea)\b/i;

/** The periods in a header, with their columns. */
function headerPeriods(header: readonly string[]): { column: Column; period: ClosedPeriod }[] {
  const found: { column: Column; period: Period }[] = [];
  header.forEach((name, index) => {
    const period = index > 0 ? readPeriod(name, found.at(-1)?.period.start ?? '') : undefined;
    if (period) found.push({ column: { name, index }, period });
  });
  const closed = closePeriods(found.map(({ period }) => period));
  return found.map(({ column }, index) => ({ column, period: closed[index] as ClosedPeriod }));
}

/** A reader of timetables as grids: a row per weekday and a column per period, or the other way round. */
export function findPeriodGrid(table: Table, options: SeriesOptions): Reader | undefined {
  const context = contextOf(table);
  const read = daysInRows(table, context) ?? daysInColumns(table, context, options);
  return read && { format: 'timetable grid', kinds: ['meeting'], complete: false, read };
}

/** The columns of the periods, if the header is of a grid with weekdays in its rows. */
function periodColumns(header: readonly string[]) {
  const periods = headerPeriods(header);
  const others = header.filter((name, index) => index > 0 && name !== '' && !breakLabel.test(name));
  const times = periods.filter(({ column }) => !breakLabel.test(column.name));
  const label = headerKey(header[0] ?? '');
  // Below a blank header, "0-10" may be a range of marks.
  const certain = label !== '' || times.some(({ column }) => clockTime.test(column.name));
  const fits = certain && times.length >= 2 && times.length >= others.length;
  return fits && dayLabel.test(label) ? times : undefined;
}

/** The columns of the weekdays, if the header is of a grid with periods in its rows. */
function weekdayColumns(header: readonly string[]) {
  const days = header.flatMap((name, index) => {
    const weekday = name.length > 1 ? parseWeekday(name) : undefined;
    return weekday ? [{ column: { name, index }, weekday }] : [];
  });
  const first = days[0]?.column.index ?? 0;
  const labels = header.slice(0, first).map(headerKey);
  const rest = header.slice(first).filter((name) => name !== '').length;
  const fits = days.length >= 3 && first > 0 && rest === days.length;
  return fits && labels.every((label) => timeLabel.test(label)) ? { days, labels } : undefined;
}

/** How many headers of a timetable grid a row has. */
export const gridNames = (header: readonly string[]): number =>
  periodColumns(header)?.length ?? weekdayColumns(header)?.days.length ?? 0;

function daysInRows(table: Table, context: Context): Reader['read'] | undefined {
  const times = periodColumns(table.header);
  if (!times) return undefined;
  return async (source, target) => {
    const grid = new Grid(source, target, context);
    let weekday: Weekday | undefined;
    await grid.readRows((row) => (weekday = grid.readDay(row, times, weekday)), advice);
  };
}

function daysInColumns(
  table: Table,
  context: Context,
  { sample = [] }: SeriesOptions,
): Reader['read'] | undefined {
  const columns = weekdayColumns(table.header);
  if (!columns) return undefined;
  const { days, labels } = columns;
  const named = labels.findIndex((label) => /tim|zeit|hora|heure/.test(label));
  const time = { index: Math.max(named, 0), name: table.header[Math.max(named, 0)] ?? '' };
  // Numbers of periods alone do not say when they are.
  const timed = sample.some(({ cells }) => readPeriod(cells[time.index] ?? '', '') !== undefined);
  if (sample.length > 0 && !timed) return undefined;
  return async (source, target) => {
    const grid = new Grid(source, target, context);
    const all: Row[] = [];
    for await (const rows of source.rows()) {
      // The end of a period may be the start of the next row. A timetable is short.
      all.push(...rows.slice(0, 2000 - all.length));
      target.onRows(rows.length);
    }
    grid.readPeriods(all, time, days);
    grid.finish(advice);
  };
}

class Grid extends SeriesRun {
  constructor(
    table: Table,
    target: ReadContext,
    private readonly context: Context,
  ) {
    super(table, target, {});
  }

  /** Reads the row of a weekday; a row without its name is of the one above it. */
  readDay(
    row: Row,
    periods: readonly { column: Column; period: ClosedPeriod }[],
    above: Weekday | undefined,
  ): Weekday | undefined {
    const name = row.cells[0] ?? '';
    const weekday = name === '' ? above : parseWeekday(name);
    const filled = periods.filter(({ column }) => !isNothing(row.cells[column.index] ?? ''));
    if (!weekday) {
      if (filled.length > 0) this.refuseDay(row, name);
      return above;
    }
    for (const { column, period } of filled) this.readCell(row, column, weekday, period);
    return weekday;
  }

  readPeriods(
    rows: readonly Row[],
    time: Column,
    days: readonly { column: Column; weekday: Weekday }[],
  ): void {
    const known: { row: Row; period: Period }[] = [];
    for (const row of rows) {
      const period = readPeriod(row.cells[time.index] ?? '', known.at(-1)?.period.start ?? '');
      if (period) known.push({ row, period });
      else if (
        days.some(({ column }) => readGridCell(row.cells[column.index] ?? '').length > 0) &&
        !isBreak(row)
      )
        this.refuseTime(row, time);
    }
    const closed = closePeriods(known.map(({ period }) => period));
    known.forEach(({ row }, index) => {
      if (isBreak(row)) return;
      for (const { column, weekday } of days)
        this.readCell(row, column, weekday, closed[index] as ClosedPeriod);
    });
  }

  private readCell(row: Row, column: Column, weekday: Weekday, period: ClosedPeriod): void {
    const text = row.cells[column.index] ?? '';
    if (isNothing(text)) return;
    this.total += 1;
    for (const { title, room, teachers } of readGridCell(text)) {
      const { section, teacher } = this.context;
      const given = teachers ?? (teacher ? [teacher] : undefined);
      const fact: Facts['meeting'] = {
        // In the timetable of a section, the cells name courses.
        ...(section ? { section, course: title } : { section: title }),
        weekdays: [weekday],
        ...period,
        ...{ room, teachers: given },
      };
      this.add('meeting', fact, row, column);
    }
  }

  private refuseDay(row: Row, value: string): void {
    this.total += 1;
    this.warn(
      row.line,
      { name: this.table.header[0] ?? '', index: 0 },
      {
        code: 'unknown-weekday',
        value,
        message: 'This is not a day of the week, so its row is left out.',
        allowed: 'a day such as Monday or Mon',
      },
    );
  }

  private refuseTime(row: Row, time: Column): void {
    this.total += 1;
    this.warn(row.line, time, {
      code: 'unknown-time',
      value: row.cells[time.index],
      message: 'This is not a time, so its row is left out.',
      allowed: 'a time such as 9:00-9:50',
    });
  }
}

const isBreak = ({ cells }: Row) =>
  breakLabel.test(cells[0] ?? '') || breakLabel.test(cells[1] ?? '');
