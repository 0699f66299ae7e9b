import { daysAfter } from '@/lib/time/day';

/** The number of days that a notification is shown after its date. */
export const notificationDays = 90;

/** The earliest day whose notifications are still shown on this day; both "YYYY-MM-DD". */
export function firstNotificationDay(day: string): string {
  return daysAfter(day, -notificationDays);
}

/**
 * The college's notifications, newest first, without those more than 90 days older than the newest. They do not expire
 * by the clock: the latest notifications stay until the college publishes newer ones.
 */
export function recentNotifications<N extends { at: string }>(
  notifications: readonly N[],
): readonly N[] {
  const [newest] = notifications;
  if (!newest) return notifications;
  const first = firstNotificationDay(newest.at.slice(0, 10));
  return notifications.filter(({ at }) => at >= first);
}
