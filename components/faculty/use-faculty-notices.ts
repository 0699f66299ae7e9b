import { useToday } from '@/components/portal/use-clock';
import type { Notice } from '@/content/schema/faculty/notice';
import { sortNotices } from '@/lib/notice';
import { useNotices } from '@/lib/workspace/use-list';
import { useRecords } from '@/lib/workspace/use-records';

/** Every notice of this device and the college: those that stand, those whose day is over, and those hidden here. */
export function useFacultyNotices(published: readonly Notice[]) {
  const records = useNotices(published);
  const kept = useRecords('notices');
  const hidden = published.filter(({ id }) => kept.get(id)?.removed);
  return { records, hidden, ...sortNotices(records, useToday()) };
}
