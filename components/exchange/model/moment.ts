import { formatDay } from '@/lib/time/date';
import { isRealDay } from '@/lib/time/day';
import type { ExchangeKind, Payload } from './payload';

const year = 365.25 * 24 * 60 * 60 * 1000;

/** How far another device's clock may be ahead of this one. A phone that is a year fast is still accepted. */
const maxSkew = 2 * year;

/** No college portal is older than this. */
const firstYear = '2000';

const lastDueDay = '2199-12-31';

export const fixClocksHint =
  'Check the date of both devices, correct the one that is wrong, and ask for the file again.';

/** What is wrong with a moment in a file; null if nothing is. */
function checkMoment(moment: string, now: number): string | null {
  const day = moment.slice(0, 10);
  const time = Date.parse(moment);
  if (day < firstYear)
    return `${formatDay(day)}, long before this portal existed. ${fixClocksHint}`;
  if (!isRealDay(day) || Number.isNaN(time))
    return `${formatDay(day)}, which is not a real date. Ask for a file made with the portal.`;
  if (time > now + maxSkew)
    return `${formatDay(day)}, more than two years ahead of this device's clock. ${fixClocksHint}`;
  return null;
}

/** What is wrong with a day in a file; null if nothing is. */
function checkDay(day: string, last: string): string | null {
  if (!isRealDay(day))
    return `${formatDay(day)}, which is not a real date. Ask for a file made with the portal.`;
  return day > last ? `${formatDay(day)}, which is too far ahead. ${fixClocksHint}` : null;
}

/** Everything wrong with the dates in a file, each as a sentence. The dates are shown, so they must be possible. */
export function checkDates(payload: Payload<ExchangeKind>, now = Date.now()): string[] {
  const lastDay = new Date(now + maxSkew).toISOString().slice(0, 10);
  const wrong = checkMoment(payload.madeAt, now);
  const problems = wrong ? [`The file says that it was made on ${wrong}`] : [];
  for (const item of payload.items) {
    const name = 'fields' in item ? item.fields.name : item.name;
    for (const moment of momentsIn(item)) {
      const reason = checkMoment(moment, now);
      if (reason) problems.push(`“${name}” in it is dated ${reason}`);
    }
    for (const [day, last] of daysIn(item, lastDay)) {
      const reason = checkDay(day, last);
      if (reason) problems.push(`“${name}” in it has the date ${reason}`);
    }
  }
  return [...new Set(problems)].slice(0, 20);
}

type AnyItem = Payload<ExchangeKind>['items'][number];

function momentsIn(item: AnyItem): string[] {
  if ('history' in item) return [item.at, ...item.history.map(({ at }) => at)];
  if ('handedIn' in item) return [item.handedIn];
  if ('restored' in item) return [item.at, ...(item.restored === null ? [] : [item.restored])];
  return 'changed' in item ? [item.at, item.changed] : [item.at];
}

function daysIn(item: AnyItem, lastDay: string): [string, string][] {
  if ('due' in item) return [[item.due, lastDueDay]];
  if ('meeting' in item) return [[item.day, lastDueDay]];
  if (!('history' in item)) return [];
  const { dateAdded, date } = item.fields;
  return [dateAdded, ...(date ? [date] : [])].map((day) => [day, lastDay]);
}

/**
 * A moment that a file may contain. One recorded while this device's clock was impossibly wrong becomes the moment the
 * file is made, so that the file is not refused.
 */
export function plausibleMoment(moment: string, madeAt: string): string {
  return checkMoment(moment, Date.parse(madeAt)) === null ? moment : madeAt;
}
