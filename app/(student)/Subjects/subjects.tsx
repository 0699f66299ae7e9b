'use client';

import { type ReactNode, useMemo } from 'react';
import { PageHeading } from '@/components/page/page-heading';
import { PortalLink } from '@/components/page/portal-link';
import { creditsToCome, performanceOf } from '@/components/performance/model/marks';
import { ResultsCard } from '@/components/performance/student/results-card';
import { SubjectList } from '@/components/performance/student/subject-list';
import { useStanding } from '@/components/progress/use-standing';
import { TimetableFile } from '@/components/schedule/feed/timetable-file';
import type { CalendarHost } from '@/components/schedule/model/icalendar';
import { WholeWeek } from '@/components/schedule/today/whole-week';
import { Week, type WeekSite } from '@/components/schedule/week/week';
import { cornerLinkClass } from '@/components/ui/button';
import { MoreMenu, menuItemClass } from '@/components/ui/more-menu';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { DutyRule, Grading } from '@/content/schema/academic';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { Subject } from '@/content/schema/student/subject';
import { routes } from '@/lib/site/routes';
import { ArrowDownTrayIcon } from '@heroicons/react/16/solid';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { useZonedClock } from '@/components/page/use-clock';
import { useOwnTimetable } from '@/components/schedule/entry/use-own-timetable';
import type { WeekStart } from '@/components/schedule/model/calendar';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { placeOf } from '@/components/schedule/model/next-class';
import { restOfWeek } from '@/components/schedule/model/week-plan';
import { Card } from '@/components/ui/card';
import { formatTime, weekdayOf } from '@/lib/time/date';

interface ThisWeekProps {
  timetable: Timetable;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
  weekStart: WeekStart;
  action?: ReactNode;
  /** Beside the link to the whole week. */
  link?: ReactNode;
}

/** The next classes of this week, and the link to all of it. */
function ThisWeek({ timetable, timeZone, weekStart, action, link }: ThisWeekProps) {
  const clock = useZonedClock(timeZone);
  const own = useOwnTimetable(timetable, timeZone);
  const lines = useMemo(() => clock && restOfWeek(own, clock, weekStart), [own, clock, weekStart]);
  return (
    <Card title="This week" action={action} className="flex flex-col bg-brand-soft! print:hidden">
      {lines?.length === 0 && <p className="text-note">No more classes this week.</p>}
      <ol className="grid min-h-40 content-start gap-2 text-note">
        {lines?.map(({ key, day, start, title, ...place }, index) => (
          <li key={key} className="grid grid-cols-[2.25rem_4.25rem_minmax(0,1fr)] gap-x-2">
            <span className="font-semibold">
              <span className={lines[index - 1]?.day === day ? 'sr-only' : ''}>
                {weekdayOf(day).slice(0, 3)}
              </span>
            </span>{' '}
            <time dateTime={`${day}T${start}`}>{formatTime(start)}</time>{' '}
            <span className="wrap-anywhere">
              <bdi>{title}</bdi>
              {placeOf(place) && (
                <>
                  , <bdi>{placeOf(place)}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-auto -mb-2 flex flex-wrap gap-x-5 pt-3">
        <a href="#week" className={`${cornerLinkClass} min-h-9 pointer-coarse:min-h-11`}>
          The whole week
        </a>
        {link}
      </p>
    </Card>
  );
}

const loadExchange = async () =>
  (await import('@/components/schedule/exchange/change-import-dialog')).ChangeImportDialog;

interface ChangeImportProps {
  /** The ids of the weekly meetings of the student. */
  meetings: readonly string[];
  keys: readonly FacultyKey[];
}

/** Opens the dialog that takes changed classes from a teacher's file. */
function ChangeImport(props: ChangeImportProps) {
  return (
    <LazyDialogButton
      load={loadExchange}
      props={props}
      name="import-changes"
      className={menuItemClass}
    >
      <ArrowDownTrayIcon className="size-4" aria-hidden="true" />
      Import changes
    </LazyDialogButton>
  );
}

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
