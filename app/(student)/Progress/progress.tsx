'use client';

import { useEffect } from 'react';
import { PageHeading } from '@/components/page/page-heading';
import { ShortDay } from '@/components/page/short-day';
import { useToday } from '@/components/page/use-clock';
import { markGroups } from '@/components/progress/model/mark-groups';
import { attendanceSeries, shortNames } from '@/components/progress/model/series';
import { AttendanceCard } from '@/components/progress/student/attendance-card';
import { ChangesCard } from '@/components/progress/student/changes-card';
import { MarksCard } from '@/components/progress/student/marks-card';
import { NextCards } from '@/components/progress/student/next-cards';
import { PointsOverTime } from '@/components/progress/student/points-over-time';
import { SubjectTable } from '@/components/progress/student/subject-table';
import { TermsCard } from '@/components/progress/student/terms-card';
import { useClassBeside } from '@/components/progress/student/use-class-beside';
import { useOpenWork, useOwnPoints } from '@/components/progress/student/use-own-progress';
import { useStanding } from '@/components/progress/use-standing';
import { OwnRecord, type OwnListPageProps } from '@/components/session/own-record';
import type { ClassComparison, DutyRule, Grading } from '@/content/schema/academic';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { StudentRecord } from '@/content/schema/record/student-record';
import { watchFigures } from '@/lib/drop/start';

interface ProgressSite {
  grading: Grading;
  /** Null if the college has no figures of classes. */
  comparison: ClassComparison | null;
  /** The minimum attendance, in percent; null if there is none. */
  threshold: number | null;
  /** True if the minimum is asked for in each subject or in all classes together. */
  by: 'subject' | 'all';
  /** The college's time zone, as an IANA name. */
  timeZone: string;
  duty: DutyRule;
  rules: ActivityRules;
}

type ProgressPageProps = OwnListPageProps<StudentRecord> & ProgressSite;

export function ProgressPage({ sample, signedOut, empty, ...site }: ProgressPageProps) {
  return (
    <OwnRecord kind="student" sample={sample} signedOut={signedOut}>
      {(record) => (
        <>
          <PageHeading title="Progress" />
          {isKnown(record) ? <ProgressBody record={record} {...site} /> : empty}
        </>
      )}
    </OwnRecord>
  );
}

const isKnown = ({ subjects, attendance, activities, results }: StudentRecord) =>
  subjects.items.length > 0 ||
  attendance.months.length > 0 ||
  attendance.totals !== undefined ||
  activities.items.length > 0 ||
  results !== undefined;

function ProgressBody(props: ProgressSite & { record: StudentRecord }) {
  const { record, grading, comparison, threshold, timeZone, duty, rules, by } = props;
  const { results, student } = record;
  useEffect(watchFigures, []);
  const [subjects, assignments] = [record.subjects.items, record.assignments.items];
  const today = useToday();
  const { coming, ...standing } = useStanding(record, { threshold, grading, timeZone, duty });
  const [isClassShown, toggle] = useClassBeside(comparison);
  const points = useOwnPoints(record, rules);
  const work = useOpenWork(record);
  const series = attendanceSeries(record, threshold);
  // On paper, the table by subject says what these two charts show.
  const inTable = subjects.length > 0 ? 'print:hidden' : '';
  return (
    <div className="@container">
      <p className="mb-4 text-note text-muted">
        {student.semester !== undefined && `Semester ${student.semester} · `}figures up to{' '}
        <ShortDay day={record.asOf} weekday />
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5 @4xl:grid-cols-3 @4xl:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-4.5 @2xl:grid-cols-2 @4xl:col-span-2 @4xl:col-start-2">
          <NextCards
            {...{ standing, subjects, assignments, work, points, coming, grading, threshold, by }}
            termEnd={record.timetable?.term?.to ?? null}
            today={today}
          />
        </div>
        <ChangesCard
          {...{ record, rules, grading, threshold, isClassShown }}
          className="@4xl:col-start-1 @4xl:row-span-2 @4xl:row-start-1"
        />
        <AttendanceCard
          {...{ series, threshold }}
          hasClasses={record.timetable !== undefined}
          all={standing.all}
          className={`@4xl:col-span-2 ${inTable}`}
        />
        <MarksCard
          groups={markGroups(subjects, assignments)}
          shorts={shortNames(subjects)}
          isClassShown={isClassShown}
          onToggle={comparison && toggle}
          className={`${results?.terms.length || subjects.length === 0 ? '@4xl:col-span-2' : '@4xl:col-span-full'} ${inTable}`}
        />
        {results && <TermsCard results={results} grading={grading} />}
        {subjects.length > 0 && (
          <SubjectTable
            subjects={standing.subjects}
            {...{ assignments, series, grading, threshold, isClassShown }}
            className={points ? '@4xl:col-span-2' : '@4xl:col-span-full'}
          />
        )}
        {points && (
          <PointsOverTime
            steps={points}
            activities={record.activities.items}
            isLateral={student.lateral}
            {...{ rules, semester: student.semester }}
          />
        )}
      </div>
    </div>
  );
}
