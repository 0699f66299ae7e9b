import { useDeferredValue, useMemo } from 'react';
import {
  filterActivities,
  pageCount,
  pageSize,
  sortActivities,
  type ActivityQuery,
} from '@/components/activity/model/activity';
import type { Activity } from '@/lib/activity/activity';
import { useList } from '@/lib/store/use-list';

/** The activities with the changes on this device: listed, withdrawn, and those that match a query. */
export function useFoundActivities(published: readonly Activity[], asked: ActivityQuery) {
  const all = useList('activities', published);
  const listed = useMemo(() => all.filter(({ withdrawn }) => !withdrawn), [all]);
  const withdrawn = useMemo(() => all.filter((activity) => activity.withdrawn), [all]);
  const { text, status, sort, descending, page: askedPage } = useDeferredValue(asked);
  // Sort first, so that typing in the search box does not sort again.
  const sorted = useMemo(
    () => sortActivities(listed, { sort, descending }),
    [listed, sort, descending],
  );
  const matching = useMemo(
    () => filterActivities(sorted, { text, status }),
    [sorted, text, status],
  );
  const pages = pageCount(matching.length);
  const page = Math.min(askedPage, pages);
  const rows = matching.slice((page - 1) * pageSize, page * pageSize);
  return { listed, withdrawn, matching, rows, page, pages };
}
