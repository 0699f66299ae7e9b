import { formatCount } from '@/lib/text/count';
import { daysAfter } from '@/lib/time/day';
import { outcomeOf, type ReviewRow } from './review';
import { isStudentStep } from './submission';

const isWaiting = (row: ReviewRow) => outcomeOf(row) === null;

/** Whether a row waits for a decision and came to this device in the last 24 hours. */
export function isNewRow(row: ReviewRow, now: string): boolean {
  const dayBefore = `${daysAfter(now.slice(0, 10), -1)}${now.slice(10)}`;
  return isWaiting(row) && row.addedAt !== undefined && row.addedAt > dayBefore;
}

/** New rows (the last added first), then what waits longest, then rows that do not wait, in their order. */
export function queueOrder(rows: readonly ReviewRow[], now: string): ReviewRow[] {
  const fresh = rows.filter((row) => isNewRow(row, now));
  const waiting = rows.filter((row) => isWaiting(row) && !isNewRow(row, now));
  return [
    ...fresh.sort((one, other) => compare(other.addedAt, one.addedAt)),
    ...waiting.sort((one, other) => compare(waitsSince(one), waitsSince(other))),
    ...rows.filter((row) => !isWaiting(row)),
  ];
}

/** The number of rows that wait, and how many of them are new. */
export function waitingText(rows: readonly ReviewRow[], now: string): string {
  const waiting = rows.filter(isWaiting).length;
  const fresh = rows.filter((row) => isNewRow(row, now)).length;
  if (waiting === 0) return 'Nothing is waiting for a decision';
  const count = `${formatCount(waiting)} waiting for a decision`;
  return fresh > 0 ? `${count}, ${formatCount(fresh)} of them new` : count;
}

/** When the student last submitted it; certificates of the college have no such day and follow the others. */
const waitsSince = ({ steps }: ReviewRow) => steps.findLast(({ what }) => isStudentStep(what))?.at;

const last = '~';

function compare(one = last, other = last): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
