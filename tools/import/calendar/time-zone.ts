import { zonedMinute, zonedMoment } from '@/lib/time/zoned-time';
import { getOrMake } from '@/tools/file/get-or-make';
import { dayNumber, dayOf, oneDay, timeOf, type WallTime } from './wall-time';
import { ruleDays, type Rule } from './recurrence';

/** Part of a time zone that a calendar file describes: when clocks change, and to what. */
export interface ZoneChange {
  start: WallTime;
  /** The rule of the days on which clocks change every year. */
  rule?: Rule;
  until?: WallTime;
  /** The offsets from UTC before and after, in milliseconds. */
  from: number;
  to: number;
}

/** A time zone that the calendar file describes (VTIMEZONE). */
export type DescribedZone = readonly ZoneChange[];

/** The name of a time zone of the IANA database in a TZID, which may have a path before it; undefined if there is none. */
export function ianaName(tzid: string): string | undefined {
  const parts = tzid.split('/').filter((part) => part !== '');
  for (let first = 0; first < Math.min(parts.length, 8); first += 1) {
    const name = parts.slice(first).join('/');
    if (isKnown(name)) return name;
  }
  return undefined;
}

const known = new Map<string, boolean>();

const isKnown = (name: string) =>
  getOrMake(known, name, () => {
    try {
      new Intl.DateTimeFormat('en', { timeZone: name });
      return !/^[+-]/.test(name);
    } catch {
      return false;
    }
  });

/** The moment, in milliseconds since 1970, when clocks of a zone show a time. */
export function momentOf(wall: WallTime, zone: string | DescribedZone): number {
  if (zone === 'UTC') return wall;
  if (typeof zone === 'string') return zonedMoment(dayOf(wall), timeOf(wall), zone).getTime();
  return wall - offsetAt(zone, wall);
}

/** What clocks of a zone show at a moment. */
export function wallTimeOf(moment: number, zone: string | DescribedZone): WallTime {
  if (zone === 'UTC') return moment;
  if (typeof zone === 'string') return Date.parse(`${zonedMinute(new Date(moment), zone)}Z`);
  const near = moment + offsetAt(zone, moment);
  return moment + offsetAt(zone, near);
}

/** How far a described zone is ahead of UTC when its clocks show a time. */
function offsetAt(zone: DescribedZone, wall: WallTime): number {
  let latest = -Infinity;
  let offset = [...zone].sort((a, b) => a.start - b.start)[0]?.from ?? 0;
  for (const change of zone) {
    const at = lastChange(change, wall);
    if (at === undefined || at < latest) continue;
    latest = at;
    offset = change.to;
  }
  return offset;
}

/** The last time at or before a wall time when clocks changed. */
function lastChange(change: ZoneChange, wall: WallTime): WallTime | undefined {
  if (change.start > wall) return undefined;
  const { rule } = change;
  if (!rule) return change.start;
  const year = new Date(wall).getUTCFullYear();
  return [year - 1, year]
    .flatMap((one) => changesIn(change, rule, one))
    .findLast((at) => at <= wall);
}

const changesByYear = new WeakMap<ZoneChange, Map<number, WallTime[]>>();

/** When clocks change in a year. Only that year is looked at, because a rule may begin in 1601. */
function changesIn(change: ZoneChange, rule: Rule, year: number): WallTime[] {
  const years = getOrMake(changesByYear, change, () => new Map<number, WallTime[]>());
  return getOrMake(years, year, () => {
    const [first, last] = [Date.UTC(year, 0, 1) / oneDay, Date.UTC(year, 11, 31) / oneDay];
    const time = change.start - dayNumber(change.start) * oneDay;
    return [...ruleDays({ ...rule, interval: 1 }, first, last)]
      .map((day) => day * oneDay + time)
      .filter((at) => at >= change.start && at <= (change.until ?? Infinity));
  });
}
