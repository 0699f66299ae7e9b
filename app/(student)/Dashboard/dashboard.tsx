'use client';

import type { ReactNode } from 'react';
import { YourActivities } from '@/components/activity/student/your-activities';
import { AssignmentsPending } from '@/components/assignment/student/assignments-pending';
import { AttendanceByMonth } from '@/components/attendance/attendance-by-month';
import { CurrentAttendance } from '@/components/attendance/current-attendance';
import { Notifications } from '@/components/notice/student/notifications';
import { withCgpa } from '@/components/performance/model/academic-figures';
import { PrintHeading } from '@/components/print/print-heading';
import { AcademicInformation } from '@/components/profile/academic-information';
import type { CalendarHost } from '@/components/schedule/model/calendar-host';
import { Today } from '@/components/schedule/today/today';
import { OwnRecord, type OwnPageProps } from '@/components/session/own-record';
import type { Grading } from '@/content/schema/academic';
import type { ActivityRules } from '@/content/schema/activity-rules';
import { dashboardOf, type DashboardProps } from './dashboard-of';

/** What the dashboard shows to everyone. */
interface DashboardSite {
  calendar: ReactNode;
  map: ReactNode;
  calendarHost: CalendarHost;
  /** The minimum attendance, in percent; null if there is none. */
  threshold: number | null;
  grading: Grading;
  /** Whether only signed decisions are accepted. */
  signedOnly?: boolean;
  activityRules: ActivityRules;
}

type DashboardPageProps = OwnPageProps<DashboardProps> & DashboardSite;

export function DashboardPage({ sample, signedOut, ...site }: DashboardPageProps) {
  return (
    <OwnRecord
      kind="student"
      sample={sample}
      read={dashboardOf}
      signedOut={
        <div className="@container grid gap-4.5">
          {signedOut}
          <div className="grid gap-4.5 @2xl:grid-cols-2">
            {site.calendar}
            {site.map}
          </div>
        </div>
      }
    >
      {(props) => <DashboardBody {...props} {...site} />}
    </OwnRecord>
  );
}

function DashboardBody(props: DashboardProps & DashboardSite) {
  const { student, attendance, timetable, pending, assignments, activities } = props;
  const { keys, results, grading } = props;
  const { name, rollNumber } = student;
  return (
    <div className="@container grid gap-4.5">
      <PrintHeading title="Dashboard" />
      {timetable && <Today timetable={timetable} timeZone={props.calendarHost.timeZone} />}
      <div className="grid gap-4.5 @2xl:grid-cols-2 @4xl:grid-cols-[2.1fr_1.6fr_1.9fr]">
        <div className="grid gap-4.5 @md:grid-cols-2 @2xl:col-span-2 @4xl:col-span-1">
          <AssignmentsPending pending={pending} items={assignments} />
          <CurrentAttendance attendance={attendance} />
        </div>
        <AttendanceByMonth attendance={attendance} threshold={props.threshold} />
        <AcademicInformation
          student={withCgpa(student, results, grading)}
          scale={grading}
          since={props.resultsSince}
        />
      </div>
      <div className="grid gap-4.5 @2xl:grid-cols-2 @4xl:grid-cols-[0.85fr_1.1fr_1fr]">
        <div className="grid @2xl:col-span-2 @4xl:col-span-1">
          <Notifications
            items={props.notifications}
            calendarHost={props.calendarHost}
            termFrom={timetable?.term?.from}
          />
        </div>
        {props.calendar}
        {props.map}
      </div>
      <YourActivities
        activities={activities}
        student={{ name, rollNumber }}
        keys={keys}
        signedOnly={props.signedOnly ?? false}
        rules={props.activityRules}
        isLateral={student.lateral}
        semester={student.semester}
      />
    </div>
  );
}
