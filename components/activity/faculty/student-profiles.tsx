'use client';

import { useRef } from 'react';
import { outcomeOf } from '@/components/activity/model/review';
import { waitingText } from '@/components/activity/model/review-rows';
import { useHasDrop } from '@/components/drop/use-boxes';
import { firstShown } from '@/components/list/use-shown';
import { LazyPicture } from '@/components/page/lazy-picture';
import { AllPanel, ViewAll } from '@/components/ui/all-panel';
import { buttonClass, cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import { now } from '@/lib/store/record';
import { formatCount } from '@/lib/text/count';
import { StudentTable } from './student-table';
import { deskLink } from './use-desk';
import { useReviewQueue, type ReviewContent } from './use-review-queue';

const previewCount = 4;

const loadLetters = async () => (await import('../letter/new-letters')).NewLetters;

/** The first four students with their certificates and submissions, which the decision desk opens. View All shows the rest. */
export function StudentProfiles(content: ReviewContent) {
  const { Component: Letters } = useLazyWhen(loadLetters, useHasDrop());
  const rows = useReviewQueue(content);
  const card = useRef<HTMLDivElement>(null);
  const more = rows.length > previewCount;
  const waiting = rows.filter((row) => outcomeOf(row) === null).length;
  return (
    <Card
      title="Student Profiles"
      action={<ProfilesActions content={content} more={more} waiting={waiting} />}
    >
      <div ref={card} tabIndex={-1} className="outline-none">
        {Letters && <Letters content={content} fallback={card} />}
        {rows.length > 0 && <WaitingLine text={waitingText(rows, now())} />}
        {rows.length === 0 ? (
          <EmptyState
            sentence="No Student Profiles Yet"
            hint="Students and the certificates they submitted will appear here."
            picture={<LazyPicture subject="students" />}
          />
        ) : (
          <StudentTable
            caption={more ? `The first ${previewCount} of ${rows.length} students` : 'Students'}
            rows={rows.slice(0, previewCount)}
          />
        )}
      </div>
      {more && (
        <noscript>
          <AllPanel id={allProfilesId} title="All student profiles">
            <StudentTable
              caption={
                rows.length > firstShown
                  ? `The first ${firstShown} of ${rows.length} students`
                  : `All ${rows.length} students`
              }
              rows={rows.slice(0, firstShown)}
            />
          </AllPanel>
        </noscript>
      )}
    </Card>
  );
}

/** The id of the panel with every row, for browsers without JavaScript. */
const allProfilesId = 'all-student-profiles';

const loadExchange = async () => (await import('./requests-dialog')).RequestsDialog;
const loadReview = async () => (await import('./review-dialog')).ReviewDialog;

/** Shows how many wait, in bold, and for how long. */
function WaitingLine({ text }: { text: string }) {
  const [count = '', rest = ''] = text.split(/(?<= waiting)/);
  return (
    <p className="mb-2 text-note text-muted">
      {rest ? <strong className="font-semibold text-text">{count}</strong> : count}
      {rest}
    </p>
  );
}

interface ProfilesActionsProps {
  content: ReviewContent;
  more: boolean;
  /** The number of rows that wait for a decision. */
  waiting: number;
}

/** The way to decide, which is first for the keyboard and at the end for the eye, to every row, to files and to the report. */
function ProfilesActions({ content, more, waiting }: ProfilesActionsProps) {
  const dialog = { props: content, className: cornerLinkClass };
  return (
    <div className="-my-2 flex flex-row-reverse flex-wrap items-center gap-x-4 gap-y-1">
      {waiting > 0 && (
        <a href={deskLink()} data-desk="" className={`${buttonClass('primary')} no-js:hidden`}>
          Review all {formatCount(waiting)}
        </a>
      )}
      {more && (
        <>
          <LazyDialogButton
            {...dialog}
            load={loadReview}
            name="student-profiles"
            label="View All student profiles"
          >
            View All
          </LazyDialogButton>
          <noscript>
            <ViewAll panel={allProfilesId} kind="student profiles" />
          </noscript>
        </>
      )}
      <LazyDialogButton {...dialog} load={loadExchange} name="exchange-files">
        Exchange files
      </LazyDialogButton>
    </div>
  );
}
