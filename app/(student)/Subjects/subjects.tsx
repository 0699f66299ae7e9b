'use client';

import type { ReactNode } from 'react';
import { PageHeading } from '@/components/page/page-heading';
import { PortalLink } from '@/components/page/portal-link';
import { creditsToCome, performanceOf } from '@/components/performance/model/marks';
import { ResultsCard } from '@/components/performance/student/results-card';
import { SubjectList } from '@/components/performance/student/subject-list';
import { useStanding } from '@/components/progress/use-standing';
import { ChangeImport } from '@/components/schedule/exchange/change-import';
import { TimetableFile } from '@/components/schedule/feed/timetable-file';
import type { CalendarHost } from '@/components/schedule/model/icalendar';
import { ThisWeek } from '@/components/schedule/today/this-week';
import { WholeWeek } from '@/components/schedule/today/whole-week';
import { Week, type WeekSite } from '@/components/schedule/week/week';
import { cornerLinkClass } from '@/components/ui/button';
import { MoreMenu } from '@/components/ui/more-menu';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { DutyRule, Grading } from '@/content/schema/academic';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { Subject } from '@/content/schema/student/subject';
import { routes } from '@/lib/site/routes';

interface SubjectsSite {
  grading: Grading;
  /** The minimum attendance, in percent; null if there is none. */
  threshold: number | null;
  duty: DutyRule;
  week: WeekSite;
  calendarHost: CalendarHost;
}

type SubjectsPageProps = OwnListPageProps<StudentRecord> & SubjectsSite;

export function SubjectsPage({ sample, signedOut, ...site }: SubjectsPageProps) {
  return (
    <OwnRecord kind="student" sample={sample} signedOut={signedOut}>
      {(record) => <SubjectsBody record={record} {...site} />}
    </OwnRecord>
  );
}

function SubjectsBody(props: SubjectsSite & { record: StudentRecord; empty: ReactNode }) {
  const { record, grading, calendarHost, threshold, week } = props;
  const { asOf, subjects, results, timetable } = record;
  const standing = useStanding(record, {
    ...{ threshold, grading, duty: props.duty },
    timeZone: calendarHost.timeZone,
  });
  const meetings = timetable?.meetings.map(({ id }) => id) ?? [];
  const menu = meetings.length > 0 && (
    <MoreMenu id="week-menu" label="More about the week">
      <ChangeImport meetings={meetings} keys={record.keys.items} />
    </MoreMenu>
  );
  const everyClass = (
    <PortalLink
      href={routes.classes}
      className={`${cornerLinkClass} min-h-9 pointer-coarse:min-h-11`}
    >
      Every class
    </PortalLink>
  );
  const isEmpty = subjects.items.length === 0;
  return (
    <>
      <PageHeading title="Subjects" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5 print:[zoom:0.8]">
        {isEmpty ? (
          <div className="rounded-card border border-line bg-surface">{props.empty}</div>
        ) : (
          <SubjectList
            subjects={subjects.items.map((subject, index) => ({
              ...toItem(subject),
              performance: performanceOf(subject, record.assignments.items),
              standing: standing.subjects[index],
            }))}
            all={standing.all}
            asOf={asOf}
            coming={standing.coming}
            {...{ grading, threshold }}
            last={
              timetable && (
                <ThisWeek timetable={timetable} {...week} action={menu} link={everyClass} />
              )
            }
          />
        )}
        {results && (
          <ResultsCard
            results={results}
            grading={grading}
            comingCredits={creditsToCome(subjects.items, results)}
          />
        )}
      </div>
      {timetable && (
        <WholeWeek>
          {isEmpty && (
            <div className="mt-4.5 flex items-center justify-end gap-4 print:hidden">
              {everyClass}
              {menu}
            </div>
          )}
          <Week timetable={timetable} {...week} />
          <TimetableFile timetable={timetable} asOf={asOf} calendarHost={calendarHost} />
        </WholeWeek>
      )}
    </>
  );
}

const creditsOf = (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`);

const toItem = ({ id, code, name, faculty, section, term, credits }: Subject) => ({
  ...{ id, name },
  facts: [faculty ?? [], code].flat(),
  about: [section ?? [], term ?? [], credits === undefined ? [] : creditsOf(credits)].flat(),
});
