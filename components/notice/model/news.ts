import { classWhen } from '@/components/schedule/model/class-cancel';
import type { Notification } from '@/content/schema/student/notification';
import type { Side } from '@/lib/store/event';
import type { Kept, Records } from '@/lib/store/record';
import { minuteOf } from '@/lib/time/day';
import { firstToldOn } from './news-period';
import { isExpired } from './notice';

/** Something that a side is told, by the college or on this device. */
export type News = Pick<Notification, 'id' | 'title' | 'at'> &
  Partial<Pick<Notification, 'icon'>> &
  Pick<Records['events'], 'about' | 'page'> & {
    /** What it says besides its title. */
    text?: string;
    /** What else there is to say of it, such as who tells it. */
    notes?: readonly string[];
    /** Whether it stands above what is newer. */
    pinned?: boolean;
    /** The class that is cancelled, or takes place after all, where that is the last word. */
    lesson?: Records['cancellations'];
  };

/** The stores that news are made of. */
export interface NewsRecords {
  events: Kept<'events'>;
  notices: Kept<'notices'>;
  cancellations: Kept<'cancellations'>;
}

/**
 * What the college told a side and what happened on this device among it: what is pinned first, then the newest. The
 * bell and the Notifications card both show this list.
 *
 * What happened on this device is told for 90 days after its date. A notice stands as long as its writer said: until its
 * last day, or until it is deleted. What the college told is given as it stands (`standing` in components/notice/model/news-period.ts).
 * `today` is "YYYY-MM-DD" by the viewer's clock; null where it is not known, and nothing has expired then.
 */
export function newsFor(
  side: Side,
  told: readonly News[],
  { events, notices, cancellations }: NewsRecords,
  today: string | null,
): News[] {
  const first = today === null ? '' : firstToldOn(today);
  const happened = [...events.values()]
    .filter((event) => (event.for ?? 'student') === side)
    .map(({ at, id, title, about, page }) => ({ at, id, title, about, page }) as News);
  const lasting: News[] = [];
  if (side === 'student') {
    for (const lesson of cancellations.values()) happened.push(...newsOfLesson(lesson));
    for (const notice of notices.values()) lasting.push(...newsOfNotice(notice, today));
  }
  // By their moments first: two of the same minute would come in any order.
  const own = [...happened.filter((news) => minuteOf(news.at) >= first), ...lasting]
    .sort(byNewest)
    .map((news) => ({ ...news, at: minuteOf(news.at) }));
  return own.length === 0 ? [...told] : [...own, ...told].sort(byPlace);
}

/** A notice that was written on this device for students; the college has a list of its own for them. */
function newsOfNotice(notice: Records['notices'], today: string | null): News[] {
  if (notice.origin !== 'device' || notice.fields.audience === 'faculty') return [];
  const { id, at, fields } = notice;
  if (isExpired(fields, today)) return [];
  const { title, text, pinned, by } = fields;
  return [{ id, at, title, text, pinned, notes: by ? [by] : [], about: id }];
}

/** A cancelled class and, once it stands again, that too. */
function newsOfLesson(lesson: Records['cancellations']): News[] {
  const { id, at, reason: text, by, restored, sequence } = lesson;
  const about = { about: id, notes: [by] };
  const title = `${lesson.title}, ${classWhen(lesson)}`;
  const cancelled = `cancelled:${id}:${restored ? sequence - 1 : sequence}`;
  return [
    {
      id: cancelled,
      at,
      title: `Cancelled: ${title}`,
      text,
      ...about,
      ...(!restored && { lesson }),
    },
    ...(restored
      ? [
          {
            id: `restored:${id}:${sequence}`,
            at: restored,
            title: `Takes place after all: ${title}`,
            ...about,
            lesson,
          },
        ]
      : []),
  ];
}

function byNewest(one: News, other: News): number {
  return one.at === other.at ? 0 : one.at < other.at ? 1 : -1;
}

function byPlace(one: News, other: News): number {
  return Number(other.pinned ?? false) - Number(one.pinned ?? false) || byNewest(one, other);
}
