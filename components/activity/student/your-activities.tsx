'use client';

import {
  useMemo,
  useRef,
  type ComponentType,
  type RefObject,
  type Ref,
  useDeferredValue,
} from 'react';
import {
  formatActivityQuery,
  pageSize,
  parseActivityQuery,
  type ActivityQuery,
  filterActivities,
  pageCount,
  sortActivities,
} from '@/components/activity/model/activity';
import type { ReviewStudent } from '@/components/activity/model/review';
import type { PointsProps } from '@/components/activity/points/use-points';
import { ListFilter } from '@/components/activity/shared/list-filter';
import { NoMatch } from '@/components/list/no-match';
import { sortOrder } from '@/components/list/sort-order';
import { useAddressQuery } from '@/components/list/use-address-query';
import { useManaged } from '@/components/list/use-managed';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Activity } from '@/lib/activity/activity';
import { workspace } from '@/lib/store/device';
import { type OwnActivity, useList } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { ActivityActions } from './activity-actions';
import { ActivityTable } from './activity-table';
import type { ManageDialogProps } from './manage-dialog';
import { useActivityState } from './use-activity-state';
import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/16/solid';
import { buttonClass } from '@/components/ui/button';
import { useAnnounced } from '@/components/ui/use-announced';

/** The activities with the changes on this device: listed, withdrawn, and those that match a query. */
function useFoundActivities(published: readonly Activity[], asked: ActivityQuery) {
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

interface ActivityCountProps {
  ref: Ref<HTMLParagraphElement>;
  found: number;
  all: number;
  page: number;
  pages: number;
}

/** The number of activities found and the current page. Takes the focus when the focused element is gone. */
function ActivityCount({ ref, found, all, page, pages }: ActivityCountProps) {
  const count =
    found === all
      ? `${all} ${all === 1 ? 'activity' : 'activities'}`
      : `${found} of ${all} activities`;
  const text = pages > 1 ? `${count}, page ${page} of ${pages}` : count;
  useAnnounced(text);
  return (
    <p ref={ref} tabIndex={-1} className="mb-2 text-note lg:mt-5 text-muted">
      {text}
    </p>
  );
}

interface ActivityPagerProps {
  /** The current page, from 1. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** Previous and next buttons. They are never removed, so the focus is not lost on the first or last page. */
function ActivityPager({ page, pages, onTurn }: ActivityPagerProps) {
  const turn = (to: number) => () => {
    if (to >= 1 && to <= pages) onTurn(to);
  };
  const pagerButtonClass = `${buttonClass()} aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-muted`;
  return (
    <nav
      aria-label="Pages of activities"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 no-js:hidden"
    >
      <button
        type="button"
        onClick={turn(page - 1)}
        aria-disabled={page <= 1}
        className={pagerButtonClass}
      >
        <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        Previous
      </button>
      <span className="text-note text-muted">
        Page {page} of {pages}
      </span>
      <button
        type="button"
        onClick={turn(page + 1)}
        aria-disabled={page >= pages}
        className={pagerButtonClass}
      >
        Next
        <ChevronRightIcon className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      </button>
    </nav>
  );
}

interface YourActivitiesProps extends Omit<PointsProps, 'activities'> {
  activities: readonly Activity[];
  student: ReviewStudent;
  /** The published keys that can verify signed decisions. */
  keys: readonly FacultyKey[];
  /** True if the college accepts only decisions that are signed with a published key. */
  signedOnly?: boolean;
}

const loadUnlisted = async () => (await import('./unlisted-activities')).UnlistedActivities;

/** The student's activities. Search, filter, sort order and page are stored in the URL. */
export function YourActivities(props: YourActivitiesProps) {
  const { activities, keys, student, rules, isLateral, semester, signedOnly = false } = props;
  const [search, setSearch] = useAddressQuery();
  const searchBox = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const asked = useMemo(() => parseActivityQuery(search), [search]);
  const { listed, withdrawn, matching, rows, page, pages } = useFoundActivities(activities, asked);
  const stateOf = useActivityState(listed, activities, { rules, isLateral, semester });
  const managing = useManage();
  const hasRemoved = [...useRecords('activities').values()].some(({ removed }) => removed);
  const { Component: Unlisted } = useLazyWhen(loadUnlisted, hasRemoved || withdrawn.length > 0);

  const ask = (change: Partial<ActivityQuery>) =>
    setSearch(formatActivityQuery({ ...asked, page: 1, ...change }, search));
  const clear = () => {
    ask({ text: '', status: null });
    searchBox.current?.focus();
  };

  const any = listed.length > 0;
  return (
    <Card
      title="Your Activities"
      action={
        <div className="flex grow flex-wrap justify-end gap-2 xl:-my-2 no-js:hidden print:hidden">
          <ActivityActions
            exported={any ? { rows: matching, published: activities, student, keys } : null}
            exchanged={{ activities, student, keys, signedOnly }}
            context={{ rules, published: activities }}
          >
            {any && (
              <ListFilter kind="activities" query={asked} onChange={ask} searchBox={searchBox} />
            )}
          </ActivityActions>
        </div>
      }
    >
      {any && (
        <ActivityCount
          ref={count}
          found={matching.length}
          all={listed.length}
          page={page}
          pages={pages}
        />
      )}
      {rows.length > 0 && (
        <ActivityTable
          caption="Your activities"
          rows={rows}
          order={sortOrder(asked, ask)}
          onManage={managing.manage}
          stateOf={stateOf}
        />
      )}
      {!any && (
        <EmptyState
          sentence="No activities yet"
          hint="Activities that you submit will appear here."
        />
      )}
      {any && rows.length === 0 && <NoMatch sentence="No activity matches" onClear={clear} />}
      {pages > 1 && <ActivityPager page={page} pages={pages} onTurn={(to) => ask({ page: to })} />}
      {Unlisted && <Unlisted withdrawn={withdrawn} published={activities} />}
      {activities.length > pageSize && (
        <noscript>
          <ActivityRest activities={activities} />
        </noscript>
      )}
      <OpenManaged
        {...managing}
        listed={listed}
        published={activities}
        student={student}
        keys={keys}
        rules={rules}
        stateOf={stateOf}
        fallback={count}
      />
    </Card>
  );
}

interface OpenManagedProps extends Pick<ManageDialogProps, 'student' | 'keys' | 'stateOf'> {
  managed: string | null;
  Dialog: ComponentType<ManageDialogProps> | null;
  close: () => void;
  listed: readonly OwnActivity[];
  published: readonly Activity[];
  rules: ActivityRules;
  /** Takes the focus when the focused row is gone. */
  fallback: RefObject<HTMLElement | null>;
}

/** Renders the dialog of one activity outside the table, because its row may disappear. */
function OpenManaged(props: OpenManagedProps) {
  const { managed, Dialog, close, listed, published, student, keys, rules, stateOf, fallback } =
    props;
  if (managed === null || !Dialog) return null;
  const byId = ({ id }: { id: string }) => id === managed;
  return (
    <Dialog
      activity={listed.find(byId)}
      published={published.find(byId)}
      student={student}
      keys={keys}
      context={{ rules, published }}
      stateOf={stateOf}
      onClose={() => {
        close();
        restoreFocus(() => fallback.current);
      }}
    />
  );
}

/** The managed activity and its dialog, which is loaded on first use together with the drafts. */
const useManage = () =>
  useManaged(async () => {
    const [loaded] = await Promise.all([import('./manage-dialog'), workspace.load('drafts')]);
    return loaded.ManageDialog;
  });

/** The activities after the first page, in the HTML only. */
function ActivityRest({ activities }: { activities: readonly Activity[] }) {
  return (
    <ActivityTable
      caption={`Activities ${pageSize + 1} to ${activities.length}`}
      rows={activities.slice(pageSize)}
    />
  );
}
