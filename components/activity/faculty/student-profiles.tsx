'use client';

import { useRef } from 'react';
import type { DeskRow } from '@/components/activity/model/desk';
import { countAll, loadAll, useOwnList, usePageList } from '@/components/list/use-page-list';
import { WholeFile } from '@/components/list/whole-file';
import { LatePicture } from '@/components/page/late-picture';
import { AllPanel } from '@/components/ui/all-panel';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { useNeededPart } from '@/components/ui/use-part';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { StudentRow } from '@/content/schema/faculty/student-row';
import type { Activity } from '@/content/schema/student/activity';
import type { PageList } from '@/lib/list/long-list';
import { DecisionPlace } from './decision-place';
import { allProfiles, ProfilesCorner } from './profiles-corner';
import { StudentTable } from './student-table';
import { useDeciding } from './use-deciding';
import { useDesk, type DeskContent } from './use-desk';

const shown = 4;

const loadArrival = async () => (await import('@/components/list/list-arrival')).ListArrival;

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
  const { Part: ListArrival } = useNeededPart(loadArrival, activities.isNeeded);
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
    <Card
      title="Student Profiles"
      action={<ProfilesCorner content={content} more={more} load={load} />}
    >
      <div ref={card} tabIndex={-1} className="outline-none">
        {rows.length === 0 ? (
          <EmptyState
            sentence="No Student Profiles Yet"
            hint="Students and the certificates they submitted will stand here."
            picture={<LatePicture subject="students" />}
          />
        ) : (
          <StudentTable
            caption={more ? `The first ${shown} of ${all} students` : 'Students'}
            rows={rows.slice(0, shown)}
            {...actions}
          />
        )}
      </div>
      {ListArrival && <ListArrival list={activities} kind="activities" />}
      {more && (
        <noscript>
          <AllPanel id={allProfiles} title="All student profiles">
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
