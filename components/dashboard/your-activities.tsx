'use client';

import { useDeferredValue, useMemo, useRef } from 'react';
import { useAddressQuery } from '@/components/portal/use-address-query';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { buttonClass } from '@/components/ui/button';
import type { Activity } from '@/content/schema/student/activity';
import {
  filterActivities,
  formatActivityQuery,
  pageCount,
  pageSize,
  parseActivityQuery,
  sortActivities,
  type ActivityQuery,
  type SortKey,
} from '@/lib/activity';
import { ActivityFilter } from './activity-filter';
import { ActivityPager } from './activity-pager';
import { ActivityRest } from './activity-rest';
import { ActivityTable } from './activity-table';

/** What the student submitted, with a search, a filter, an order and pages that the address keeps. */
export function YourActivities({ activities }: { activities: readonly Activity[] }) {
  const [search, setSearch] = useAddressQuery();
  const searchBox = useRef<HTMLInputElement>(null);
  const asked = useMemo(() => parseActivityQuery(search), [search]);
  const query = useDeferredValue(asked);
  const found = useMemo(
    () => sortActivities(filterActivities(activities, query), query),
    [activities, query],
  );
  const pages = pageCount(found.length);
  const page = Math.min(query.page, pages);
  const rows = found.slice((page - 1) * pageSize, page * pageSize);

  const ask = (change: Partial<ActivityQuery>) =>
    setSearch(formatActivityQuery({ ...asked, page: 1, ...change }, search));
  const sortBy = (sort: SortKey) =>
    ask({ sort, descending: asked.sort === sort && !asked.descending });
  const clear = () => {
    ask({ text: '', status: null });
    searchBox.current?.focus();
  };

  if (activities.length === 0)
    return (
      <Card title="Your Activities">
        <EmptyState
          sentence="No activities yet"
          hint="Workshops, hackathons and courses that you submit will stand here."
        />
      </Card>
    );
  return (
    <Card
      title="Your Activities"
      action={<ActivityFilter query={asked} onChange={ask} searchBox={searchBox} />}
    >
      <p role="status" className="mb-2 text-note lg:mt-5 text-muted">
        {found.length === activities.length
          ? `${activities.length} ${activities.length === 1 ? 'activity' : 'activities'}`
          : `${found.length} of ${activities.length} activities`}
        {pages > 1 && `, page ${page} of ${pages}`}
      </p>
      {found.length > 0 ? (
        <ActivityTable
          caption="Your activities"
          rows={rows}
          order={{ sort: query.sort, descending: query.descending, sortBy }}
        />
      ) : (
        <EmptyState
          sentence="No activity matches"
          action={
            <button type="button" onClick={clear} className={buttonClass()}>
              Clear filters
            </button>
          }
        />
      )}
      {pages > 1 && <ActivityPager page={page} pages={pages} onTurn={(to) => ask({ page: to })} />}
      <ActivityRest activities={activities} />
    </Card>
  );
}
