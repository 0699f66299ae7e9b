import { useDeferredValue, useMemo } from 'react';
import {
  needsWholeList,
  filterActivities,
  pageCount,
  pageSize,
  sortActivities,
  type ActivityQuery,
} from '@/components/activity/model/activity';
import { countAll, type WholeList } from '@/components/list/use-page-list';
import type { Activity } from '@/content/schema/student/activity';
import { useActivities } from '@/lib/store/use-list';

/** The activities with this device's changes over them: all, the withdrawn ones, and what a query finds of the rest. */
export function useFoundActivities(list: WholeList<Activity>, asked: ActivityQuery) {
  const all = useActivities(list.items);
  const listed = useMemo(() => all.filter(({ withdrawn }) => !withdrawn), [all]);
  const withdrawn = useMemo(() => all.filter((activity) => activity.withdrawn), [all]);
  const { text, status, sort, descending, page: askedPage } = useDeferredValue(asked);
  // Sorted first, so that a key typed into the search box sorts nothing again.
  const sorted = useMemo(
    () => sortActivities(listed, { sort, descending }),
    [listed, sort, descending],
  );
  const matching = useMemo(
    () => filterActivities(sorted, { text, status }),
    [sorted, text, status],
  );
  const found = needsWholeList({ text, status, sort })
    ? matching.length
    : countAll(list, matching.length);
  const pages = pageCount(found);
  const page = Math.min(askedPage, pages);
  const rows = matching.slice((page - 1) * pageSize, page * pageSize);
  return { listed, withdrawn, matching, found, rows, page, pages, order: { sort, descending } };
}
