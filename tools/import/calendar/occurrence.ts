import { noteOf, warningOf } from '../problem/data-problem';
import type { CalendarEntry, EntryTime, ReportLine } from './calendar-entry';
import { ruleDays } from './recurrence';
import type { CollegeClock } from './college-clock';
import { dayNumber, dayOf, oneDay, type WallTime } from './wall-time';

/** One time that an entry takes place, as the clocks of the college show it. */
export interface Occurrence {
  /** The entry, or the one that replaces it on this day. */
  entry: CalendarEntry;
  start: WallTime;
  end?: WallTime;
  /** What tells it from the others of a repeated entry. */
  key?: string;
}

/** The occurrences of an entry that repeats, or its only one. */
interface Occurrences {
  items: Occurrence[];
  /** How many days the rule was compared with. */
  days: number;
  /** Whether its rule has no end, so that these are not all. */
  isEndless: boolean;
  /** Whether it goes on in the same weekly way after the last of them. */
  goesOn: boolean;
}

const limits = {
  /** How many days of a repetition without end are read, and of one with an end. */
  days: { endless: 400, ending: 3660 },
  occurrences: 2000,
};

/**
 * The occurrences of an entry, without those that are left out, cancelled or replaced. A repetition without end is read up
 * to `newest`, the start of the file's newest entry, if that is later than 400 days after its own start.
 */
export function occurrencesOf(
  entry: CalendarEntry,
  changes: readonly CalendarEntry[],
  newest: WallTime,
  clock: CollegeClock,
  report: ReportLine,
): Occurrences {
  const { start, added, excluded, rule } = entry;
  const starts = new Map<WallTime, WallTime>();
  const add = (own: EntryTime) => starts.set(own.wall, clock.show(own));
  const last = rule && lastDay(entry, newest, clock);
  if (rule && last)
    for (const wall of ruleStarts(entry, last.day, last.until, report)) add({ ...start, wall });
  else add(start);
  for (const time of added) add(time.isDay && !start.isDay ? atTimeOf(time, start) : time);
  const left = placesOf(excluded, clock);
  for (const [own, at] of starts)
    if (left.days.has(dayNumber(own)) || left.times.has(at)) starts.delete(own);
  const length = lengthOf(entry, clock);
  const isRepeated = rule !== undefined || added.length > 0;
  const items = [...starts.values()].map((at): Occurrence => ({
    entry,
    start: at,
    ...(length !== undefined && { end: at + length }),
    ...(isRepeated && { key: dayOf(at) }),
  }));
  return {
    items: withChanges(items, changes, clock).sort((a, b) => a.start - b.start),
    days: last ? last.day - dayNumber(start.wall) : 0,
    isEndless: last?.isEndless === true,
    goesOn: last?.isEndless === true && rule?.rule.interval === 1 && clock.isCollegeTime(start),
  };
}

function lastDay({ start, rule }: CalendarEntry, newest: WallTime, clock: CollegeClock) {
  const first = dayNumber(start.wall);
  if (rule?.until) {
    const until =
      start.isDay && !rule.until.isDay ? clock.show(rule.until) : clock.showAt(rule.until, start);
    const end = rule.until.isDay || start.isDay ? dayNumber(until) * oneDay + oneDay - 1 : until;
    return {
      day: Math.min(dayNumber(end), first + limits.days.ending),
      until: end,
      isEndless: false,
    };
  }
  const isEndless = rule?.rule.count === undefined;
  const endless = Math.max(first + limits.days.endless, dayNumber(newest));
  const day = Math.min(isEndless ? endless : Infinity, first + limits.days.ending);
  return { day, until: Infinity, isEndless };
}

/** The starts of a rule, in the time zone of the entry. */
function ruleStarts(
  { start, rule }: CalendarEntry,
  last: number,
  until: WallTime,
  report: ReportLine,
): WallTime[] {
  const starts: WallTime[] = [];
  if (!rule) return starts;
  const first = dayNumber(start.wall);
  const time = start.wall - first * oneDay;
  for (const day of ruleDays(rule.rule, first, last)) {
    if (day * oneDay + time > until) break;
    if (starts.length === limits.occurrences) {
      report(rule.line, {
        ...warningOf('value', 'too-many-repetitions'),
        message: 'This event repeats too often; its further dates are left out.',
        allowed: `at most ${limits.occurrences.toLocaleString('en')} dates`,
      });
      break;
    }
    starts.push(day * oneDay + time);
  }
  return starts;
}

export function reportEndless(line: number, report: ReportLine): void {
  report(line, {
    ...noteOf('value', 'repetition-without-end'),
    message: `This event repeats without end. It is read up to ${limits.days.endless} days after its start, or up to the newest event of the file.`,
  });
}

const atTimeOf = (day: EntryTime, { wall, zone }: EntryTime): EntryTime => ({
  ...day,
  wall: day.wall + wall - dayNumber(wall) * oneDay,
  isDay: false,
  zone,
});

/** Times as the college's clocks show them, and days without a time, which stand for whatever starts on them. */
function placesOf(times: readonly EntryTime[], clock: CollegeClock) {
  const [days, exact] = [new Set<number>(), new Set<WallTime>()];
  for (const time of times)
    if (time.isDay) days.add(dayNumber(time.wall));
    else exact.add(clock.show(time));
  return { days, times: exact };
}

/** How long it takes, in milliseconds; undefined for a time without an end. */
function lengthOf(
  { start, end, duration }: CalendarEntry,
  clock: CollegeClock,
): number | undefined {
  const length = duration ?? (end && clock.show(end) - clock.show(start));
  return length !== undefined && length > 0 ? length : undefined;
}

function withChanges(
  items: readonly Occurrence[],
  changes: readonly CalendarEntry[],
  clock: CollegeClock,
): Occurrence[] {
  const replaced = placesOf(
    changes.flatMap(({ replaces }) => replaces ?? []),
    clock,
  );
  const rest = items.filter(
    ({ start }) => !replaced.days.has(dayNumber(start)) && !replaced.times.has(start),
  );
  const added = changes.flatMap((entry) =>
    !entry.replaces || entry.isCancelled
      ? []
      : changedOccurrence(entry, clock, dayOf(clock.show(entry.replaces))),
  );
  return [...rest, ...added];
}

/** The occurrence of an entry that replaces one of another. */
export function changedOccurrence(
  entry: CalendarEntry,
  clock: CollegeClock,
  key: string,
): Occurrence {
  const start = clock.show(entry.start);
  const length = lengthOf(entry, clock);
  return { entry, start, ...(length !== undefined && { end: start + length }), key };
}
