'use client';

import { ListPage } from '@/components/list/list-page';
import { TimetableFiles } from '@/components/schedule/feed/timetable-files';
import type { CalendarHost } from '@/components/schedule/model/calendar-host';
import { Week, type WeekSite } from '@/components/schedule/week/week';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import { subjectsOf, type SubjectsProps } from './subjects-of';

interface SubjectsPageProps extends OwnListPageProps<SubjectsProps> {
  week: WeekSite;
  calendarHost: CalendarHost;
  /** Whether the college publishes the timetables of sections. */
  hasFeeds: boolean;
}

export function SubjectsPage(props: SubjectsPageProps) {
  const { sample, signedOut, empty, week, ...files } = props;
  return (
    <OwnRecord kind="student" sample={sample} read={subjectsOf} signedOut={signedOut}>
      {({ asOf, subjects, timetable }) => (
        <>
          <ListPage title="Subjects" items={subjects} empty={empty} />
          {timetable && <Week timetable={timetable} {...week} />}
          {timetable && <TimetableFiles timetable={timetable} asOf={asOf} {...files} />}
        </>
      )}
    </OwnRecord>
  );
}
