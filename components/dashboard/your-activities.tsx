'use client';

import { useMemo, useRef } from 'react';
import { ListFilter } from '@/components/portal/list-filter';
import { NoMatch } from '@/components/portal/no-match';
import { useAddressQuery } from '@/components/portal/use-address-query';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import {
  formatActivityQuery,
  parseActivityQuery,
  type ActivityQuery,
  type SortKey,
} from '@/lib/activity';
import { ActivityActions } from './activity-actions';
import { ActivityCount } from './activity-count';
import { ActivityPager } from './activity-pager';
import { ActivityRest } from './activity-rest';
import { ActivityTable } from './activity-table';
import type { ExchangeGiven } from './exchange-dialog';
import { ManagePlace } from './manage-place';
import { useFoundActivities } from './use-found-activities';
import { useManage } from './use-manage';
import { WithdrawnList } from './withdrawn-list';

/** What the student submitted, with a search, a filter, an order and pages that the address keeps. */
export function YourActivities(given: ExchangeGiven) {
  const { activities, keys } = given;
  const [search, setSearch] = useAddressQuery();
  const searchBox = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const asked = useMemo(() => parseActivityQuery(search), [search]);
  const { listed, withdrawn, found, rows, page, pages, order } = useFoundActivities(
    activities,
    asked,
  );
  const managing = useManage();

  const ask = (change: Partial<ActivityQuery>) =>
    setSearch(formatActivityQuery({ ...asked, page: 1, ...change }, search));
  const sortBy = (sort: SortKey) =>
    ask({ sort, descending: asked.sort === sort && !asked.descending });
  const clear = () => {
    ask({ text: '', status: null });
    searchBox.current?.focus();
  };

  const any = listed.length > 0;
  return (
    <Card
      title="Your Activities"
      action={
        <div className="flex grow flex-wrap justify-end gap-2 xl:-my-2 unscripted:hidden">
          {any && (
            <ListFilter kind="activities" query={asked} onChange={ask} searchBox={searchBox} />
          )}
          <ActivityActions
            exported={any ? { rows: found, published: activities, keys } : null}
            exchanged={given}
          />
        </div>
      }
    >
      {any && (
        <ActivityCount
          ref={count}
          found={found.length}
          all={listed.length}
          page={page}
          pages={pages}
        />
      )}
      {rows.length > 0 && (
        <ActivityTable
          caption="Your activities"
          rows={rows}
          order={{ ...order, sortBy }}
          onManage={managing.manage}
        />
      )}
      {!any && (
        <EmptyState
          sentence="No activities yet"
          hint="Workshops, hackathons and courses that you submit will stand here."
        />
      )}
      {any && rows.length === 0 && <NoMatch sentence="No activity matches" onClear={clear} />}
      {pages > 1 && <ActivityPager page={page} pages={pages} onTurn={(to) => ask({ page: to })} />}
      <WithdrawnList activities={withdrawn} />
      <ActivityRest activities={activities} />
      <ManagePlace
        {...managing}
        listed={listed}
        published={activities}
        keys={keys}
        fallback={count}
      />
    </Card>
  );
}
