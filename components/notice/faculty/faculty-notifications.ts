import type { NotificationItem } from '@/components/notice/model/notifications';
import type { OwnNotice } from '@/lib/store/use-list';
import { formatDay } from '@/lib/time/date';

/** A notice as the faculty's list shows it; what is for students only is marked so. */
export function toFacultyNotification({
  id,
  title,
  at,
  pinned = false,
  audience,
}: OwnNotice): NotificationItem {
  return { id, title, at, pinned, notes: audience === 'students' ? ['For students'] : [] };
}

/** A notice whose last day is over. */
export function toExpiredNotification(notice: OwnNotice): NotificationItem {
  const { notes = [], ...notification } = toFacultyNotification({ ...notice, pinned: false });
  const { expires } = notice;
  return {
    ...notification,
    notes: [...notes, ...(expires ? [`Until ${formatDay(expires)}`] : [])],
  };
}
