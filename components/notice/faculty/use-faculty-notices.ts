import { sortNotices } from '@/components/notice/model/notice';
import { useToday } from '@/components/page/use-clock';
import type { Notice } from '@/content/schema/faculty/notice';
import { useList } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';

/** All notices of this device and the college, with the current, expired and hidden ones listed separately. */
export function useFacultyNotices(published: readonly Notice[]) {
  const records = useList('notices', published);
  const stored = useRecords('notices');
  const hidden = published.filter(({ id }) => stored.get(id)?.removed);
  return { records, hidden, ...sortNotices(records, useToday()) };
}
