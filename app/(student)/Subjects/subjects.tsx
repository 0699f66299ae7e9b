'use client';

import { ListPage } from '@/components/list/list-page';
import { Week, type WeekSite } from '@/components/schedule/week/week';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { subjectsOf, type SubjectsProps } from './subjects-of';

interface SubjectsPageProps extends OwnListPageProps<SubjectsProps> {
  week: WeekSite;
}

export function SubjectsPage({ sample, signedOut, empty, week }: SubjectsPageProps) {
  return (
    <OwnRecord kind="student" sample={sample} read={subjectsOf} signedOut={signedOut}>
      {({ subjects, timetable }) => (
        <>
          <ListPage title="Subjects" items={subjects} empty={empty} />
          {timetable && <Week timetable={timetable} {...week} />}
        </>
      )}
    </OwnRecord>
  );
}
