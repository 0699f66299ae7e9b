'use client';

import { useMemo, useRef, type ComponentType, type RefObject } from 'react';
import {
  formatActivityQuery,
  pageSize,
  parseActivityQuery,
  type ActivityQuery,
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
import type { OwnActivity } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { ActivityActions } from './activity-actions';
import { ActivityCount, ActivityPager } from './activity-pager';
import { ActivityTable } from './activity-table';
import type { ManageDialogProps } from './manage-dialog';
import { useActivityState } from './use-activity-state';
import { useFoundActivities } from './use-found-activities';

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
