import type { Column, Table } from '../source/table';
import { parseWeekday } from '../value/weekday';
import type { Weekday } from '../fact/fact';
import { isBreakWord } from './grid-cell';
import { legendColumns, type LegendColumns } from './legend';
import type { SeriesOptions } from './options';
import { closePeriods, periodNumber, readPeriod, saidPeriod, type Period } from './period';
import { headerKey } from './person-column';

type ClosedPeriod = Period & { end: string };

/** A column or a row of a timetable with its period; without one it is a break, or nobody says when it is. */
export interface Slot {
  name: string;
  period?: ClosedPeriod | undefined;
  isBreak: boolean;
}

const dayLabel =
  /^(?:days?|weekdays?|day ?\/? ?(?:and )?(?:times?|periods?|hours?)s?|time ?\/? ?days?|times?|timings?|periods?|hours?|tag|wochentag|día|dia|jour)$/;
const classLabel = /^(?:class|section|class ?(?:and|&|\/)? ?section)$/;
const dayOrderLabel = /^(?:day ?orders?|orders?)$/;
const timeLabel =
  /^(?:|times?|timings?|hours?|periods?|slots?|day|day time|time day|p|zeit|stunde|hora|heure|horas?)$/;
const clockTime = /\d[:.h]\d\d|\d\s*[ap]\.?m/i;
/** "Day 1" and "Day order II" are days of a cycle, not of the week. */
const dayOrder = /^day(?: ?order)?\s*[-:]?\s*(?:\d{1,2}|[ivx]{1,4})$/i;

const labelKey = (name: string) => headerKey(name).replace(/\s+/g, ' ');
/** Returns true if a header is of a column with the days, or with the times, of a timetable. */
export const isDayLabel = (name: string): boolean =>
  dayLabel.test(labelKey(name)) || dayOrderLabel.test(labelKey(name));
export const isDayOrder = (text: string): boolean => dayOrder.test(text.trim());

/** A timetable with a row for each day. */
export interface DayRows {
  kind: 'rows';
  /** The column with the days. */
  day: Column;
  /** The column with the class of each row, if one table has several classes. */
  ofClass: Column | undefined;
  slots: readonly (Slot & { column: Column })[];
  isOrder: boolean;
  legend: LegendColumns | undefined;
}

/** A timetable with a column for each weekday. */
export interface DayColumns {
  kind: 'columns';
  time: Column;
  days: readonly { column: Column; weekday: Weekday | undefined }[];
  isOrder: boolean;
  legend: LegendColumns | undefined;
}

/** Finds the legend beside a timetable, and its first column. */
function legendAt(header: readonly string[]): { at: number; legend: LegendColumns | undefined } {
  for (let at = 2; at < header.length; at += 1) {
    const legend = header[at] ? legendColumns(header, at) : undefined;
    if (legend) return { at, legend };
  }
  return { at: header.length, legend: undefined };
}

/** The slots of the names of periods, as "1 / 9:10-10:00" or "3" of which the college has said when it is. */
export function slotsOf(
  names: readonly Pick<Slot, 'name' | 'isBreak'>[],
  periods: Readonly<Record<string, string>>,
): Slot[] {
  let after = '';
  const found = names.map(({ name, isBreak }) => {
    const period = isBreak ? undefined : (readPeriod(name, after) ?? saidPeriod(name, periods));
    after = period?.start ?? after;
    return period;
  });
  const closed = closePeriods(found.flatMap((period) => period ?? []));
  return names.map((one, at) => {
    const before = found.slice(0, at).filter(Boolean).length;
    return { ...one, period: found[at] && closed[before] };
  });
}

function dayRows(
  header: readonly string[],
  periods: Readonly<Record<string, string>>,
): DayRows | undefined {
  const { at, legend } = legendAt(header);
  const [first = { name: '', index: 0 }, ...rest] = header
    .slice(0, at)
    .map((name, index) => ({ name, index }));
  const ofClass = [first, ...rest.slice(0, 1)].find(({ name }) => classLabel.test(labelKey(name)));
  const day = ofClass === first ? (rest[0] ?? first) : first;
  const label = day.name;
  const columns = ofClass ? rest.slice(1) : rest;
  const names = columns.map(({ name }) => ({ name, isBreak: name === '' || isBreakWord(name) }));
  const slots = slotsOf(names, periods).map((slot, index) => ({
    ...slot,
    column: columns[index] ?? first,
  }));
  const named = slots.filter(({ isBreak }) => !isBreak);
  if (named.length < 2 || named.some(({ period, name }) => !period && !periodNumber(name)))
    return undefined;
  // Below a blank header, "0-10" may be a range of marks.
  const isCertain =
    label === '' ? named.some(({ name }) => clockTime.test(name)) : isDayLabel(label);
  if (!isCertain) return undefined;
  const isOrder = dayOrderLabel.test(labelKey(label));
  return { kind: 'rows', day, ofClass, slots, isOrder, legend };
}

function dayColumns(header: readonly string[]): DayColumns | undefined {
  const { at, legend } = legendAt(header);
  const own = header.slice(0, at);
  const days = own.flatMap((name, index) => {
    const weekday = name.length > 1 ? parseWeekday(name) : undefined;
    return weekday || isDayOrder(name) ? [{ column: { name, index }, weekday }] : [];
  });
  const first = days[0]?.column.index ?? 0;
  const labels = own.slice(0, first).map(labelKey);
  const rest = own.slice(first).filter((name) => name !== '').length;
  const fits = days.length >= 3 && first > 0 && rest === days.length;
  if (!fits || !labels.every((label) => timeLabel.test(label))) return undefined;
  const named = Math.max(
    labels.findIndex((label) => /tim|zeit|hora|heure/.test(label)),
    0,
  );
  const time = { index: named, name: own[named] ?? '' };
  return { kind: 'columns', time, days, isOrder: days.some(({ weekday }) => !weekday), legend };
}

/** Reads the header of a timetable; undefined if the table is none. */
export const gridShape = (
  { header }: Pick<Table, 'header'>,
  { periods = {} }: Pick<SeriesOptions, 'periods'> = {},
): DayRows | DayColumns | undefined => dayRows(header, periods) ?? dayColumns(header);

/** Counts the headers of a timetable in a row. */
export function gridNames(header: readonly string[]): number {
  const shape = gridShape({ header });
  if (!shape) return 0;
  return shape.kind === 'rows'
    ? shape.slots.filter(({ isBreak }) => !isBreak).length
    : shape.days.length;
}
