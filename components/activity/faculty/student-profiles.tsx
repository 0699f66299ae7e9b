'use client';

import { useRef } from 'react';
import type { ReviewRow } from '@/components/activity/model/review';
import { waitingText } from '@/components/activity/model/review-order';
import { useHasDrop } from '@/components/drop/use-boxes';
import { countAll, loadAll, useOwnList, usePageList } from '@/components/list/use-page-list';
import { WholeFile } from '@/components/list/whole-file';
import { LazyPicture } from '@/components/page/lazy-picture';
import { AllPanel } from '@/components/ui/all-panel';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { StudentRow } from '@/content/schema/faculty/student-row';
import type { Activity } from '@/lib/activity/activity';
import type { PageList } from '@/lib/list/long-list';
import { now } from '@/lib/store/record';
import { OpenDecision } from './open-decision';
import { allProfilesId, ProfilesActions } from './profiles-actions';
import { StudentTable } from './student-table';
import { useDeciding } from './use-deciding';
import { useReviewQueue, type ReviewContent } from './use-review-queue';

const previewCount = 4;

const loadLetters = async () => (await import('../letter/new-letters')).NewLetters;
const loadListLoading = async () => (await import('@/components/list/list-loading')).ListLoading;

interface StudentProfilesProps extends Omit<ReviewContent, 'rows' | 'activities' | 'keys'> {
  rows: PageList<StudentRow>;
  activities: PageList<Activity>;
  keys: PageList<FacultyKey>;
}

/** The first four students with their certificates and submissions, to decide on. View All shows the rest. */
export function StudentProfiles(props: StudentProfilesProps) {
  const register = usePageList(props.rows);
  const activities = useOwnList('activities', props.activities);
  const keys = usePageList(props.keys);
  const { Component: ListLoading } = useLazyWhen(loadListLoading, activities.isNeeded);
  const { Component: Letters } = useLazyWhen(loadLetters, useHasDrop());
  const content = {
    ...props,
    rows: register.items,
    activities: activities.items,
    keys: keys.items,
  };
  const load = () => loadAll(register, activities, keys);
  const rows = useReviewQueue(content);
  const deciding = useDeciding(content.by, keys.load);
  const all = countAll(register, rows.length);
  const card = useRef<HTMLDivElement>(null);
  const more = all > previewCount;
  const actions = {
    onDetails: deciding.onDetails,
    onChoose: (row: ReviewRow, what: Parameters<typeof deciding.decideOn>[1]) =>
      deciding.decideOn([row], what),
  };
  return (
    <Card
      title="Student Profiles"
      action={<ProfilesActions content={content} more={more} load={load} />}
    >
      <div ref={card} tabIndex={-1} className="outline-none">
        {Letters && <Letters content={content} load={load} fallback={card} />}
        {rows.length > 0 && register.state === 'whole' && (
          <p className="mb-2 text-note text-muted">{waitingText(rows, now())}</p>
        )}
        {rows.length === 0 ? (
          <EmptyState
            sentence="No Student Profiles Yet"
            hint="Students and the certificates they submitted will appear here."
            picture={<LazyPicture subject="students" />}
          />
        ) : (
          <StudentTable
            caption={more ? `The first ${previewCount} of ${all} students` : 'Students'}
            rows={rows.slice(0, previewCount)}
            {...actions}
          />
        )}
      </div>
      {ListLoading && <ListLoading list={activities} kind="activities" />}
      {more && (
        <noscript>
          <AllPanel id={allProfilesId} title="All student profiles">
            <StudentTable
              caption={
                register.file
                  ? `The first ${rows.length} of ${all} students`
                  : `All ${all} students`
              }
              rows={rows}
              {...actions}
            />
            <WholeFile list={register} kind="students" />
          </AllPanel>
        </noscript>
      )}
      <OpenDecision deciding={deciding} rows={rows} content={content} fallback={card} />
    </Card>
  );
}
