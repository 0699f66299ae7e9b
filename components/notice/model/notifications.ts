import { changedDetail, changeTitle, classWhen } from '@/components/schedule/model/class-cancel';
import type { Notification } from '@/content/schema/student/notification';
import type { EventRecipient } from '@/lib/store/event';
import type { StoredRecords, Records } from '@/lib/store/record';
import { minuteOf } from '@/lib/time/day';
import { firstNotificationDay } from './notification-period';
import { isExpired } from './notice';

/** A notification for one side, from the college or from this device. */
export type NotificationItem = Pick<Notification, 'id' | 'title' | 'at'> &
  Partial<Pick<Notification, 'icon'>> &
  Pick<Records['events'], 'about'> & {
    /** The page that it leads to, if that is not the dashboard. */
    page?: Records['events']['page'] | 'chats';
    text?: string;
    /** Further facts, such as the author. */
    notes?: readonly string[];
    /** True if it is listed before newer notifications. */
    pinned?: boolean;
    /** The changed or restored class, if this is its latest notification. */
    cancellation?: Records['cancellations'];
  };

/** The stored records that notifications are made from. */
export interface NotificationRecords {
  events: StoredRecords<'events'>;
  notices: StoredRecords<'notices'>;
  cancellations: StoredRecords<'cancellations'>;
}

/**
 * The notifications of a side, from the college and from this device: pinned first, then the newest. The bell and the
 * Notifications card both show this list.
 *
 * Events of this device are shown for 90 days after their date, notices until their last day or until they are deleted.
 * The college's notifications have already been filtered (`recentNotifications` in notification-period.ts). `today` is
 * "YYYY-MM-DD" by the viewer's clock; null means unknown, and nothing has expired then.
 */
export function notificationsFor(
  side: EventRecipient,
  published: readonly NotificationItem[],
  { events, notices, cancellations }: NotificationRecords,
  today: string | null,
): NotificationItem[] {
  const first = today === null ? '' : firstNotificationDay(today);
  const happened = [...events.values()]
    .filter((event) => (event.for ?? 'student') === side)
    .map(({ at, id, title, about, page }) => ({ at, id, title, about, page }) as NotificationItem);
  const lasting: NotificationItem[] = [];
  if (side === 'student') {
    for (const cancellation of cancellations.values())
      happened.push(...sessionNotification(cancellation));
    for (const notice of notices.values()) lasting.push(...noticeNotification(notice, today));
  }
  // Sorted by the exact time first: two of the same minute would otherwise have no fixed order.
  const own = [...happened.filter((item) => minuteOf(item.at) >= first), ...lasting]
    .sort(byNewest)
    .map((item) => ({ ...item, at: minuteOf(item.at) }));
  return own.length === 0 ? [...published] : [...own, ...published].sort(byPinnedThenNewest);
}

/** A notice written on this device for students; the college publishes its own notifications for them. */
function noticeNotification(notice: Records['notices'], today: string | null): NotificationItem[] {
  if (notice.origin !== 'device' || notice.fields.audience === 'faculty') return [];
  const { id, at, fields } = notice;
  if (isExpired(fields, today)) return [];
  const { title, text, pinned, by } = fields;
  return [{ id, at, title, text, pinned, notes: by ? [by] : [], about: id }];
}

/** A changed class and, if it was restored, the restoration. */
function sessionNotification(cancellation: Records['cancellations']): NotificationItem[] {
  const { id, at, reason, by, restored, sequence } = cancellation;
  const changed = { ...cancellation, restored: null };
  const text = [...changedDetail(changed), reason].join('. ');
  const about = { about: id, notes: [by] };
  const title = `${cancellation.title}, ${classWhen(cancellation)}`;
  const cancelled = `cancelled:${id}:${restored ? sequence - 1 : sequence}`;
  return [
    {
      id: cancelled,
      at,
      title: changeTitle(changed, title),
      text,
      ...about,
      ...(!restored && { cancellation }),
    },
    ...(restored
      ? [
          {
            id: `restored:${id}:${sequence}`,
            at: restored,
            title: changeTitle(cancellation, title),
            ...about,
            cancellation,
          },
        ]
      : []),
  ];
}

function byNewest(one: NotificationItem, other: NotificationItem): number {
  return one.at === other.at ? 0 : one.at < other.at ? 1 : -1;
}

function byPinnedThenNewest(one: NotificationItem, other: NotificationItem): number {
  return Number(other.pinned ?? false) - Number(one.pinned ?? false) || byNewest(one, other);
}
