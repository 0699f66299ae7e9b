'use client';

import { ListPage } from '@/components/list/list-page';
import { Week, type WeekSite } from '@/components/schedule/week/week';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { facultyClassroomOf, type FacultyClassroomProps } from './faculty-classroom-of';

interface FacultyClassroomPageProps extends OwnListPageProps<FacultyClassroomProps> {
  week: WeekSite;
}

export function FacultyClassroomPage(props: FacultyClassroomPageProps) {
  const { sample, signedOut, empty, week } = props;
  return (
    <OwnRecord kind="teacher" sample={sample} read={facultyClassroomOf} signedOut={signedOut}>
      {({ sections, timetable }) => (
        <>
          <ListPage title="MyClassroom" label="Sections" items={sections} empty={empty} />
          <Week timetable={timetable} {...week} />
        </>
      )}
    </OwnRecord>
  );
}
