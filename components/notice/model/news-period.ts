import { daysAfter } from '@/lib/time/day';

/** So many days after its date a notification is still told. */
export const newsDays = 90;

/** The first day whose notifications are still told on this day, "YYYY-MM-DD". */
export function firstToldOn(day: string): string {
  return daysAfter(day, -newsDays);
}

/**
 * The college's notifications, newest first, without those that are more than 90 days older than the newest. The clock
 * does not end them: what the college published last stands until it publishes something else.
 */
export function standing<N extends { at: string }>(told: readonly N[]): readonly N[] {
  const [newest] = told;
  if (!newest) return told;
  const first = firstToldOn(newest.at.slice(0, 10));
  return told.filter(({ at }) => at >= first);
}
