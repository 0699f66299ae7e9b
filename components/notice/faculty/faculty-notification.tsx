import { RowButton } from '@/components/list/row-button';
import type { NotificationItem } from '@/components/notice/model/notifications';
import type { OwnNotice } from '@/lib/store/use-list';
import { formatDay } from '@/lib/time/date';

/** A notice as the faculty list shows it, with a note if it is only for students. */
export function toFacultyNotification({
  id,
  title,
  at,
  pinned = false,
  audience,
}: OwnNotice): NotificationItem {
  return { id, title, at, pinned, notes: audience === 'students' ? ['For students'] : [] };
}

/** An expired notice as the faculty list shows it: not pinned, with its last day. */
export function toExpiredNotification(notice: OwnNotice): NotificationItem {
  const { notes = [], ...notification } = toFacultyNotification({ ...notice, pinned: false });
  const { expires } = notice;
  return {
    ...notification,
    notes: [...notes, ...(expires ? [`Until ${formatDay(expires)}`] : [])],
  };
}

interface OpenNoticeProps {
  notice: Pick<NotificationItem, 'id' | 'title'>;
  onOpen: (id: string) => void;
}

export function OpenNotice({ notice: { id, title }, onOpen }: OpenNoticeProps) {
  return <RowButton label={`Open ${title}`} onPress={() => onOpen(id)} />;
}
