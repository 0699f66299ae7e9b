'use client';

import type { ReactNode } from 'react';
import { YourActivities } from '@/components/activity/student/your-activities';
import { AssignmentsPending } from '@/components/assignment/student/assignments-pending';
import { AttendanceByMonth } from '@/components/attendance/attendance-by-month';
import { CurrentAttendance } from '@/components/attendance/current-attendance';
import { publishedPending } from '@/components/assignment/model/assignment';
import { recentNotifications } from '@/components/notice/model/notification-period';
import { Notifications } from '@/components/notice/student/notifications';
import { useToday } from '@/components/page/use-clock';
import { resultsSince, withCgpa } from '@/components/performance/model/average';
import { PrintHeading } from '@/components/print/print-heading';
import { AcademicInformation } from '@/components/profile/academic-information';
import { useStanding } from '@/components/progress/use-standing';
import type { CalendarHost } from '@/components/schedule/model/icalendar';
import { AcademicCalendar } from '@/components/schedule/calendar/academic-calendar';
import { Today } from '@/components/schedule/today/today';
import { OwnRecord, type OwnPageProps } from '@/components/session/own-record';
import type { Grading } from '@/content/schema/academic';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { Calendar } from '@/content/schema/student/calendar';
import type { StudentRecord } from '@/content/schema/record/student-record';

interface DashboardSite {
  calendar: Calendar;
  map: ReactNode;
  calendarHost: CalendarHost;
  /** The minimum attendance, in percent; null if there is none. */
  threshold: number | null;
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

function DashboardBody({ record, isSample, ...site }: DashboardBodyProps) {
  const { student, attendance, timetable, assignments, results } = record;
  const { calendarHost, grading, threshold } = site;
  const { name, rollNumber } = student;
  const today = useToday();
  const { all, subjects } = useStanding(record, {
    ...{ threshold, grading },
    timeZone: calendarHost.timeZone,
  });
  const isOfSubjects = subjects.some((subject) => subject.attendance);
  return (
    <div className="@container grid gap-4.5">
      <PrintHeading title="Dashboard" />
      {timetable && <Today timetable={timetable} timeZone={calendarHost.timeZone} />}
      <div className="grid gap-4.5 @2xl:grid-cols-2 @4xl:grid-cols-[2.1fr_1.6fr_1.9fr]">
        <div className="grid gap-4.5 @md:grid-cols-2 @2xl:col-span-2 @4xl:col-span-1">
          <AssignmentsPending
            pending={publishedPending(assignments.items, assignments.pending)}
            items={assignments.items}
          />
          <CurrentAttendance
            standing={all}
            current={isOfSubjects ? undefined : attendance.current}
            {...{ threshold, today }}
          />
        </div>
        <AttendanceByMonth
          months={attendance.months}
          totals={attendance.totals}
          {...{ all, subjects, threshold }}
        />
        <AcademicInformation
          student={withCgpa(student, results, grading)}
          scale={grading}
          since={resultsSince(results)}
        />
      </div>
      <div className="grid gap-4.5 @2xl:grid-cols-2 @4xl:grid-cols-[0.85fr_1.1fr_1fr]">
        <div className="grid @2xl:col-span-2 @4xl:col-span-1">
          <Notifications
            items={recentNotifications(record.notifications.items)}
            calendarHost={calendarHost}
            termFrom={timetable?.term?.from}
          />
        </div>
        <AcademicCalendar
          calendar={site.calendar}
          isCurrent={!isSample}
          {...(!isSample && { assignments: assignments.items, exams: timetable?.exams })}
        />
        {site.map}
      </div>
      <YourActivities
        activities={record.activities.items}
        student={{ name, rollNumber }}
        keys={record.keys.items}
        signedOnly={site.signedOnly ?? false}
        rules={site.activityRules}
        isLateral={student.lateral}
        semester={student.semester}
      />
    </div>
  );
}
