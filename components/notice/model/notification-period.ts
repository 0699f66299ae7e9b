import { daysAfter } from '@/lib/time/day';

/** So many days after its date a notification is still told. */
export const notificationDays = 90;

/** The first day whose notifications are still told on this day, "YYYY-MM-DD". */
export function firstNotificationDay(day: string): string {
  return daysAfter(day, -notificationDays);
}

/**
 * The college's notifications, newest first, without those that are more than 90 days older than the newest. The clock
 * does not end them: what the college published last stands until it publishes something else.
 */
export function recentNotifications<N extends { at: string }>(
  notifications: readonly N[],
): readonly N[] {
  const [newest] = notifications;
  if (!newest) return notifications;
  const first = firstNotificationDay(newest.at.slice(0, 10));
  return notifications.filter(({ at }) => at >= first);
}
