'use client';

import { PageHeading } from '@/components/page/page-heading';
import { ResultsCard } from '@/components/performance/student/results-card';
import { SubjectList } from '@/components/performance/student/subject-list';
import { ChangeImport } from '@/components/schedule/exchange/change-import';
import { TimetableFiles } from '@/components/schedule/feed/timetable-files';
import type { CalendarHost } from '@/components/schedule/model/calendar-host';
import { Week, type WeekSite } from '@/components/schedule/week/week';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { Grading } from '@/content/schema/academic';
import { comingClasses } from './coming-classes';
import { subjectsOf, type SubjectsProps } from './subjects-of';

interface SubjectsPageProps extends OwnListPageProps<SubjectsProps> {
  grading: Grading;
  /** The minimum attendance, in percent; null if there is none. */
  threshold: number | null;
  week: WeekSite;
  calendarHost: CalendarHost;
  /** Whether the college publishes the timetables of sections. */
  hasFeeds: boolean;
}

export function SubjectsPage(props: SubjectsPageProps) {
  const { sample, signedOut, empty, week, grading, threshold, ...files } = props;
  return (
    <OwnRecord kind="student" sample={sample} read={subjectsOf} signedOut={signedOut}>
      {({ asOf, subjects, timetable, results, comingCredits, changes }) => (
        <>
          <PageHeading
            title="Subjects"
            action={changes.meetings.length > 0 && <ChangeImport {...changes} />}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
            <SubjectList
              subjects={subjects}
              asOf={asOf}
              coming={comingClasses(timetable)}
              empty={empty}
              grading={grading}
              threshold={threshold}
            />
            {results && (
              <ResultsCard results={results} grading={grading} comingCredits={comingCredits} />
            )}
          </div>
          {timetable && <Week timetable={timetable} {...week} />}
          {timetable && <TimetableFiles timetable={timetable} asOf={asOf} {...files} />}
        </>
      )}
    </OwnRecord>
  );
}
