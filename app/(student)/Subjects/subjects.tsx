'use client';

import type { ReactNode } from 'react';
import { PageHeading } from '@/components/page/page-heading';
import { ResultsCard } from '@/components/performance/student/results-card';
import { SubjectList } from '@/components/performance/student/subject-list';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import { ChangeImport } from '@/components/schedule/exchange/change-import';
import { TimetableFiles } from '@/components/schedule/feed/timetable-files';
import type { CalendarHost } from '@/components/schedule/model/calendar-host';
import { Week, type WeekSite } from '@/components/schedule/week/week';
import { cornerLinkClass } from '@/components/ui/button';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { Grading } from '@/content/schema/academic';
import { comingClasses } from './coming-classes-of';
import { subjectsOf, type SubjectsProps } from './subjects-of';

/** What the page shows to everyone. */
interface SubjectsSite {
  grading: Grading;
  /** The minimum attendance, in percent; null if there is none. */
  threshold: number | null;
  week: WeekSite;
  calendarHost: CalendarHost;
  /** Whether the college publishes the timetables of sections. */
  hasFeeds: boolean;
}

const noTimetable = { meetings: [] };

type SubjectsPageProps = OwnListPageProps<SubjectsProps> & SubjectsSite;

export function SubjectsPage({ sample, signedOut, ...site }: SubjectsPageProps) {
  return (
    <OwnRecord kind="student" sample={sample} read={subjectsOf} signedOut={signedOut}>
      {(props) => <SubjectsBody {...props} {...site} />}
    </OwnRecord>
  );
}

function SubjectsBody(props: SubjectsProps & SubjectsSite & { empty: ReactNode }) {
  const { timetable, results, changes, grading, week, asOf, calendarHost, hasFeeds } = props;
  const own = useOwnTimetable(timetable ?? noTimetable, calendarHost.timeZone);
  return (
    <>
      <PageHeading
        title="Subjects"
        action={
          <span className="flex flex-wrap items-center gap-x-4">
            {timetable && (
              <a
                href="#week"
                className={`${cornerLinkClass} pointer-coarse:min-h-11 md:hidden print:hidden`}
              >
                Week
              </a>
            )}
            {changes.meetings.length > 0 && <ChangeImport {...changes} />}
          </span>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5 print:[zoom:0.8]">
        <SubjectList
          subjects={props.subjects}
          asOf={asOf}
          coming={comingClasses(own)}
          empty={props.empty}
          grading={grading}
          threshold={props.threshold}
        />
        {results && (
          <ResultsCard results={results} grading={grading} comingCredits={props.comingCredits} />
        )}
      </div>
      {timetable && <Week timetable={timetable} {...week} />}
      {timetable && (
        <TimetableFiles
          timetable={timetable}
          asOf={asOf}
          calendarHost={calendarHost}
          hasFeeds={hasFeeds}
        />
      )}
    </>
  );
}
