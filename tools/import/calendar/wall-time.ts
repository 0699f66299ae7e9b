const minute = 60_000;
export const oneDay = 24 * 60 * minute;

/**
 * The day and time that a clock on the wall shows, in milliseconds as if it were UTC. Clocks of different time zones show
 * different wall times at the same moment.
 */
export type WallTime = number;

const form = /^(\d{4})-(\d\d)-(\d\d)(?:T(?:(\d\d):(\d\d)(?::\d{0,2})?|::?)Z?)?$/;

/** Reads a day or time of ical.js, "2026-09-01" or "2026-09-01T09:00:00Z", to the minute; undefined if there is no such. */
export function readWallTime(text: string): { wall: WallTime; isDay: boolean } | undefined {
  const match = form.exec(text);
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour, minutes] = match;
  const wall = Date.parse(`${year}-${month}-${day}T${hour ?? '00'}:${minutes ?? '00'}:00Z`);
  if (Number.isNaN(wall) || dayOf(wall) !== `${year}-${month}-${day}`) return undefined;
  return { wall, isDay: hour === undefined };
}

/** The day, "2026-09-01". */
export const dayOf = (wall: WallTime) => new Date(wall).toISOString().slice(0, 10);

/** The time, "09:00". */
export const timeOf = (wall: WallTime) => new Date(wall).toISOString().slice(11, 16);

/** The end of a class, "10:30" or, after midnight, "24:30"; undefined on another day, or if it is longer than half a day. */
export function endTimeOf(start: WallTime, end: WallTime): string | undefined {
  const [hour, minutes] = timeOf(end).split(':');
  const days = dayNumber(end) - dayNumber(start);
  if (days === 1 && end - start <= oneDay / 2) return `${Number(hour) + 24}:${minutes}`;
  return days === 0 ? timeOf(end) : undefined;
}

/** The number of days since 1970. */
export const dayNumber = (wall: WallTime) => Math.floor(wall / oneDay);
