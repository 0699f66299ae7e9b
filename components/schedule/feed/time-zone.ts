import { offsetAt } from '@/lib/time/zoned-time';

const oneDay = 24 * 60 * 60 * 1000;
/** Shorter than the time between two changes of the clock. */
const step = 7 * oneDay;

/**
 * The VTIMEZONE of a time zone (RFC 5545, section 3.6.5) with its changes between two days, "YYYY-MM-DD", as lines. A
 * calendar program that knows the zone by its name uses its own rules.
 */
export function writeTimeZone(timeZone: string, from: string, to: string): string[] {
  const first = Date.parse(`${from}T00:00:00Z`) - 2 * oneDay;
  const last = Date.parse(`${to}T00:00:00Z`) + 2 * oneDay;
  let offset = offsetAt(first, timeZone);
  const lines = observance(timeZone, first, offset, offset, '19700101T000000');
  for (let moment = first; moment < last; moment += step) {
    const next = offsetAt(moment + step, timeZone);
    if (next === offset) continue;
    const at = changeBetween(moment, moment + step, timeZone);
    lines.push(...observance(timeZone, at, offset, next, localTime(at + offset)));
    offset = next;
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...lines, 'END:VTIMEZONE'];
}

/** The moment of the only change of the offset between two moments. */
function changeBetween(before: number, after: number, timeZone: string): number {
  const offset = offsetAt(before, timeZone);
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000;
    if (offsetAt(middle, timeZone) === offset) before = middle;
    else after = middle;
  }
  return after;
}

function observance(
  timeZone: string,
  moment: number,
  from: number,
  to: number,
  start: string,
): string[] {
  const name = to > standardOffset(moment, timeZone) ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${name}`,
  ];
}

/** The smaller offset of the two halves of a year. */
function standardOffset(moment: number, timeZone: string): number {
  const year = new Date(moment).getUTCFullYear();
  const [january, july] = [Date.UTC(year, 0, 1), Date.UTC(year, 6, 1)];
  return Math.min(offsetAt(january, timeZone), offsetAt(july, timeZone));
}

/** An offset in milliseconds as "+0530". */
function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}${pad(minutes % 60)}`;
}

const localTime = (shown: number) =>
  new Date(shown).toISOString().slice(0, 19).replace(/[-:]/g, '');
