import { classWhen } from '@/components/schedule/model/class-cancel';
import type { Notification } from '@/content/schema/student/notification';
import type { Recipient } from '@/lib/store/event';
import type { StoredRecords, Records } from '@/lib/store/record';
import { minuteOf } from '@/lib/time/day';
import { firstNotificationDay } from './notification-period';
import { isExpired } from './notice';

/** Something that a side is told, by the college or on this device. */
export type NotificationItem = Pick<Notification, 'id' | 'title' | 'at'> &
  Partial<Pick<Notification, 'icon'>> &
  Pick<Records['events'], 'about' | 'page'> & {
    /** What it says besides its title. */
    text?: string;
    /** What else there is to say of it, such as who tells it. */
    notes?: readonly string[];
    /** Whether it stands above what is newer. */
    pinned?: boolean;
    /** The class that is cancelled, or takes place after all, where that is the last word. */
    cancellation?: Records['cancellations'];
  };

/** The stores that news are made of. */
export interface NotificationRecords {
  events: StoredRecords<'events'>;
  notices: StoredRecords<'notices'>;
  cancellations: StoredRecords<'cancellations'>;
}

/**
 * What the college told a side and what happened on this device among it: what is pinned first, then the newest. The
 * bell and the Notifications card both show this list.
 *
 * What happened on this device is told for 90 days after its date. A notice stands as long as its writer said: until its
 * last day, or until it is deleted. What the college told is given as it stands (`standing` in components/notice/model/notification-period.ts).
 * `today` is "YYYY-MM-DD" by the viewer's clock; null where it is not known, and nothing has expired then.
 */
export function notificationsFor(
  side: Recipient,
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
  // By their moments first: two of the same minute would come in any order.
  const own = [...happened.filter((item) => minuteOf(item.at) >= first), ...lasting]
    .sort(byNewest)
    .map((item) => ({ ...item, at: minuteOf(item.at) }));
  return own.length === 0 ? [...published] : [...own, ...published].sort(byPinnedThenNewest);
}

/** A notice that was written on this device for students; the college has a list of its own for them. */
function noticeNotification(notice: Records['notices'], today: string | null): NotificationItem[] {
  if (notice.origin !== 'device' || notice.fields.audience === 'faculty') return [];
  const { id, at, fields } = notice;
  if (isExpired(fields, today)) return [];
  const { title, text, pinned, by } = fields;
  return [{ id, at, title, text, pinned, notes: by ? [by] : [], about: id }];
}

/** A cancelled class and, once it stands again, that too. */
function sessionNotification(cancellation: Records['cancellations']): NotificationItem[] {
  const { id, at, reason: text, by, restored, sequence } = cancellation;
  const about = { about: id, notes: [by] };
  const title = `${cancellation.title}, ${classWhen(cancellation)}`;
  const cancelled = `cancelled:${id}:${restored ? sequence - 1 : sequence}`;
  return [
    {
      id: cancelled,
      at,
      title: `Cancelled: ${title}`,
      text,
      ...about,
      ...(!restored && { cancellation }),
    },
    ...(restored
      ? [
          {
            id: `restored:${id}:${sequence}`,
            at: restored,
            title: `Takes place after all: ${title}`,
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
