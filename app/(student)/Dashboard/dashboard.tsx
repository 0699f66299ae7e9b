'use client';

import type { ReactNode } from 'react';
import { PointsCard } from '@/components/activity/points/points-card';
import { YourActivities } from '@/components/activity/student/your-activities';
import { AssignmentsPending } from '@/components/assignment/student/assignments-pending';
import type { AttendanceStanding } from '@/components/attendance/model/attendance';
import { AttendanceByMonth } from '@/components/attendance/attendance-by-month';
import { CurrentAttendance } from '@/components/attendance/current-attendance';
import { publishedPending } from '@/components/assignment/model/assignment';
import { recentNotifications } from '@/components/notice/model/notification-period';
import { Notifications } from '@/components/notice/student/notifications';
import { useToday } from '@/components/page/use-clock';
import { PrintHeading } from '@/components/print/print-heading';
import { AcademicInformation } from '@/components/profile/academic-information';
import { useStanding } from '@/components/progress/use-standing';
import { AcademicCalendar } from '@/components/schedule/calendar/academic-calendar';
import { NextClassCard } from '@/components/schedule/today/next-class';
import { CardBoundary } from '@/components/ui/card-boundary';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import { OwnRecord, type OwnPageProps } from '@/components/session/own-record';
import type { DutyRule, Grading } from '@/content/schema/academic';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { Calendar } from '@/content/schema/student/calendar';
import type { StudentRecord } from '@/content/schema/record/student-record';

interface DashboardSite {
  calendar: Calendar;
  map: ReactNode;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
  /** The minimum attendance, in percent; null if there is none. */
  threshold: number | null;
  duty: DutyRule;
  grading: Grading;
  /** True if only signed decisions are accepted. */
  signedOnly?: boolean;
  activityRules: ActivityRules;
}

type DashboardPageProps = OwnPageProps<StudentRecord> & DashboardSite;

export function DashboardPage({ sample, signedOut, ...site }: DashboardPageProps) {
  return (
    <OwnRecord
      kind="student"
      sample={sample}
      signedOut={
        <div className="@container grid gap-4.5">
          {signedOut}
          <div className="grid gap-4.5 @2xl:grid-cols-2">
            <AcademicCalendar calendar={site.calendar} isCurrent />
            {site.map}
          </div>
        </div>
      }
    >
      {(record) => <DashboardBody record={record} isSample={record === sample} {...site} />}
    </OwnRecord>
  );
}

interface DashboardBodyProps extends DashboardSite {
  record: StudentRecord;
  /** True for the sample, whose calendar has its own dates already and stays at its month. */
  isSample: boolean;
}

const rowClass = 'grid grid-cols-[minmax(0,1fr)] gap-4.5';

function DashboardBody({ record, isSample, ...site }: DashboardBodyProps) {
  const { student, attendance, timetable, assignments, activities } = record;
  const { timeZone, grading, threshold, activityRules } = site;
  const { name, rollNumber, lateral, semester } = student;
  const { all, subjects } = useStanding(record, { threshold, grading, timeZone, duty: site.duty });
  // Without subjects there is room for the person's details below the months, and the map has the whole width.
  const isOfSubjects = subjects.some((subject) => subject.attendance);
  const counted = { activities: activities.items, rules: activityRules };
  const join = { isLateral: lateral, semester };
  return (
    <div className={`@container ${rowClass}`}>
      <PrintHeading title="Dashboard" />
      <FirstRow {...{ record, threshold, timeZone }} all={all} isOfSubjects={isOfSubjects} />
      <div
        className={`${rowClass} @2xl:grid-cols-2 @4xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1.2fr)_minmax(0,1fr)]`}
      >
        <div className={`${rowClass} grid-rows-[auto_1fr]`}>
          <CardBoundary title="Attendance">
            <AttendanceByMonth
              months={attendance.months}
              totals={attendance.totals}
              {...{ all, subjects, threshold }}
              className={isOfSubjects ? 'row-span-2' : ''}
            />
          </CardBoundary>
          {!isOfSubjects && <PersonCard record={record} grading={grading} />}
        </div>
        <CardBoundary title="Academic Calendar">
          <AcademicCalendar
            calendar={site.calendar}
            isCurrent={!isSample}
            {...(!isSample && { assignments: assignments.items, exams: timetable?.exams })}
          />
        </CardBoundary>
        <div
          className={`${rowClass} @2xl:col-span-2 @2xl:grid-cols-2 @4xl:col-span-1 @4xl:grid-cols-1 @4xl:grid-rows-[auto_1fr]`}
        >
          {activityRules.heads.length > 0 && (
            <CardBoundary title={activityRules.name}>
              <PointsCard {...counted} {...join} />
            </CardBoundary>
          )}
          <CardBoundary title="Notifications">
            <Notifications items={recentNotifications(record.notifications.items)} />
          </CardBoundary>
        </div>
      </div>
      <CardBoundary title="Your Activities">
        <YourActivities
          student={{ name, rollNumber }}
          keys={record.keys.items}
          signedOnly={site.signedOnly ?? false}
          {...counted}
          {...join}
        />
      </CardBoundary>
      {isOfSubjects ? (
        <div className={`${rowClass} @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]`}>
          <PersonCard record={record} grading={grading} />
          {site.map}
        </div>
      ) : (
        site.map
      )}
    </div>
  );
}

interface FirstRowProps {
  record: StudentRecord;
  threshold: number | null;
  timeZone: string;
  all: AttendanceStanding | null;
  isOfSubjects: boolean;
}

/** Shows what is next, what is due and how the student stands. Without a timetable, the last two share the row. */
function FirstRow({ record, threshold, timeZone, all, isOfSubjects }: FirstRowProps) {
  const { timetable, assignments, attendance } = record;
  const today = useToday();
  const hasClasses = timetable && timetable.meetings.length + (timetable.exams?.length ?? 0) > 0;
  return (
    <div
      className={`${rowClass} ${hasClasses ? '@4xl:grid-cols-[minmax(0,1.3fr)_minmax(0,2fr)]' : ''}`}
    >
      {hasClasses && (
        <CardBoundary title="Next class">
          <NextClassCard timetable={timetable} timeZone={timeZone} />
        </CardBoundary>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3 *:@max-md:px-4! @md:gap-4.5">
        <CardBoundary title="Assignments Pending">
          <AssignmentsPending
            pending={publishedPending(assignments.items, assignments.pending)}
            items={assignments.items}
          />
        </CardBoundary>
        <CardBoundary title="Current Attendance">
          <CurrentAttendance
            standing={all}
            current={isOfSubjects ? undefined : attendance.current}
            {...{ threshold, today }}
          />
        </CardBoundary>
      </div>
    </div>
  );
}

const loadAverage = () => import('@/components/performance/model/average');

/** The person's details. What computes an average is loaded only if there are results. */
function PersonCard({ record, grading }: Pick<FirstRowProps, 'record'> & { grading: Grading }) {
  const { student, results } = record;
  const { Component: average } = useLazyWhen(
    loadAverage,
    Boolean(results?.terms.length || results?.cgpa),
  );
  return (
    <CardBoundary title="Academic Information">
      <AcademicInformation
        student={average?.withCgpa(student, results, grading) ?? student}
        scale={grading}
        since={average?.resultsSince(results)}
      />
    </CardBoundary>
  );
}
