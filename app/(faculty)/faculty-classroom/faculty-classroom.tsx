'use client';

import { ListPage } from '@/components/list/list-page';
import { TimetableFiles } from '@/components/schedule/feed/timetable-files';
import type { CalendarHost } from '@/components/schedule/model/calendar-host';
import { Week, type WeekSite } from '@/components/schedule/week/week';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { facultyClassroomOf, type FacultyClassroomProps } from './faculty-classroom-of';

interface FacultyClassroomPageProps extends OwnListPageProps<FacultyClassroomProps> {
  week: WeekSite;
  calendarHost: CalendarHost;
}

export function FacultyClassroomPage(props: FacultyClassroomPageProps) {
  const { sample, signedOut, empty, week, calendarHost } = props;
  return (
    <OwnRecord kind="teacher" sample={sample} read={facultyClassroomOf} signedOut={signedOut}>
      {({ asOf, sections, timetable }) => (
        <>
          <ListPage title="MyClassroom" label="Sections" items={sections} empty={empty} />
          <Week timetable={timetable} {...week} />
          <TimetableFiles timetable={timetable} asOf={asOf} calendarHost={calendarHost} />
        </>
      )}
    </OwnRecord>
  );
}
