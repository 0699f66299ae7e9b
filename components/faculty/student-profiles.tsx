'use client';

import { useRef } from 'react';
import { EmptyPicture } from '@/components/portal/empty-picture';
import { AllPanel, ViewAll } from '@/components/ui/all-panel';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { OnDemand } from '@/components/ui/on-demand';
import type { DeskRow } from '@/lib/desk';
import { DecisionPlace } from './decision-place';
import { ExchangeButton } from './exchange-button';
import { StudentTable } from './student-table';
import { useDeciding } from './use-deciding';
import { useDesk, type DeskContent } from './use-desk';

const shown = 4;
const panel = 'all-student-profiles';

/** The first students with their certificates and submissions, to be decided on; View All shows every one. */
export function StudentProfiles(content: DeskContent) {
  const rows = useDesk(content);
  const deciding = useDeciding(content.by);
  const card = useRef<HTMLDivElement>(null);
  const more = rows.length > shown;
  const actions = {
    onDetails: deciding.onDetails,
    onChoose: (row: DeskRow, what: Parameters<typeof deciding.decideOn>[1]) =>
      deciding.decideOn([row], what),
  };
  return (
    <Card title="Student Profiles" action={<Corner content={content} more={more} />}>
      <div ref={card} tabIndex={-1} className="outline-none">
        {rows.length === 0 ? (
          <EmptyState
            sentence="No Student Profiles Yet"
            hint="Students and the certificates they submitted will stand here."
            picture={<EmptyPicture subject="students" />}
          />
        ) : (
          <StudentTable
            caption={more ? `The first ${shown} of ${rows.length} students` : 'Students'}
            rows={rows.slice(0, shown)}
            {...actions}
          />
        )}
      </div>
      {more && (
        <noscript>
          <AllPanel id={panel} title="All student profiles">
            <StudentTable caption={`All ${rows.length} students`} rows={rows} {...actions} />
          </AllPanel>
        </noscript>
      )}
      <DecisionPlace
        deciding={deciding}
        rows={rows}
        by={content.by}
        keys={content.keys}
        fallback={card}
      />
    </Card>
  );
}

/** The ways to the report and to every row: a dialog, or a panel of the browser's own where no script runs. */
function Corner({ content, more }: { content: DeskContent; more: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <OnDemand
        name="record-report"
        load={async () => (await import('./report-dialog')).ReportDialog}
        given={content}
        className={cornerLinkClass}
      >
        Record report
      </OnDemand>
      <ExchangeButton content={content} />
      {more && <All content={content} />}
    </div>
  );
}

function All({ content }: { content: DeskContent }) {
  return (
    <>
      <OnDemand
        name="student-profiles"
        load={async () => (await import('./desk-dialog')).DeskDialog}
        given={content}
        label="View All student profiles"
        className={cornerLinkClass}
      >
        View All
      </OnDemand>
      <noscript>
        <ViewAll panel={panel} kind="student profiles" />
      </noscript>
    </>
  );
}
