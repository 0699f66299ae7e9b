import type { News } from '@/components/notice/model/news';
import type { OwnNotice } from '@/lib/store/use-list';
import { formatDay } from '@/lib/time/date';

/** A notice as the faculty's list shows it; what is for students only is marked so. */
export function toFacultyNews({ id, title, at, pinned = false, audience }: OwnNotice): News {
  return { id, title, at, pinned, notes: audience === 'students' ? ['For students'] : [] };
}

/** A notice whose last day is over. */
export function toExpiredNews(notice: OwnNotice): News {
  const { notes = [], ...news } = toFacultyNews({ ...notice, pinned: false });
  const { expires } = notice;
  return { ...news, notes: [...notes, ...(expires ? [`Until ${formatDay(expires)}`] : [])] };
}
