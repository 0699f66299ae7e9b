'use client';

import { useRef } from 'react';
import { EmptyPicture } from '@/components/portal/empty-picture';
import { ListArrival } from '@/components/portal/list-arrival';
import { WholeFile } from '@/components/portal/list-foot';
import { countAll, loadAll, useOwnList, usePageList } from '@/components/portal/use-page-list';
import { AllPanel, ViewAll } from '@/components/ui/all-panel';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { OnDemand } from '@/components/ui/on-demand';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { StudentRow } from '@/content/schema/faculty/student-row';
import type { Activity } from '@/content/schema/student/activity';
import type { DeskRow } from '@/lib/desk';
import type { PageList } from '@/lib/long-list';
import { DecisionPlace } from './decision-place';
import { ExchangeButton } from './exchange-button';
import { StudentTable } from './student-table';
import { useDeciding } from './use-deciding';
import { useDesk, type DeskContent } from './use-desk';

const shown = 4;
const panel = 'all-student-profiles';

interface StudentProfilesProps extends Omit<DeskContent, 'rows' | 'activities' | 'keys'> {
  rows: PageList<StudentRow>;
  activities: PageList<Activity>;
  keys: PageList<FacultyKey>;
}

/** The first students with their certificates and submissions, to be decided on; View All shows every one. */
export function StudentProfiles(given: StudentProfilesProps) {
  const register = usePageList(given.rows);
  const activities = useOwnList('activities', given.activities);
  const keys = usePageList(given.keys);
  const content = {
    ...given,
    rows: register.items,
    activities: activities.items,
    keys: keys.items,
  };
  const load = () => loadAll(register, activities, keys);
  const rows = useDesk(content);
  const deciding = useDeciding(content.by, keys.load);
  const all = countAll(register, rows.length);
  const card = useRef<HTMLDivElement>(null);
  const more = all > shown;
  const actions = {
    onDetails: deciding.onDetails,
    onChoose: (row: DeskRow, what: Parameters<typeof deciding.decideOn>[1]) =>
      deciding.decideOn([row], what),
  };
  return (
    <Card title="Student Profiles" action={<Corner content={content} more={more} load={load} />}>
      <div ref={card} tabIndex={-1} className="outline-none">
        {rows.length === 0 ? (
          <EmptyState
            sentence="No Student Profiles Yet"
            hint="Students and the certificates they submitted will stand here."
            picture={<EmptyPicture subject="students" />}
          />
        ) : (
          <StudentTable
            caption={more ? `The first ${shown} of ${all} students` : 'Students'}
            rows={rows.slice(0, shown)}
            {...actions}
          />
        )}
      </div>
      <ListArrival list={activities} kind="activities" />
      {more && (
        <noscript>
          <AllPanel id={panel} title="All student profiles">
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

interface CornerProps {
  content: DeskContent;
  /** Fetches the whole of the content. */
  load: () => Promise<unknown>;
}

/** The ways to the report and to every row: a dialog, or a panel of the browser's own where no script runs. */
function Corner({ content, more, load }: CornerProps & { more: boolean }) {
  const loadReport = async () => {
    const [part] = await Promise.all([import('./report-dialog'), load()]);
    return part.ReportDialog;
  };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <OnDemand name="record-report" load={loadReport} given={content} className={cornerLinkClass}>
        Record report
      </OnDemand>
      <ExchangeButton content={content} load={load} />
      {more && <All content={content} load={load} />}
    </div>
  );
}

function All({ content, load }: CornerProps) {
  const loadDesk = async () => {
    const [part] = await Promise.all([import('./desk-dialog'), load()]);
    return part.DeskDialog;
  };
  return (
    <>
      <OnDemand
        name="student-profiles"
        load={loadDesk}
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
