import { YourActivities } from '@/components/activity/student/your-activities';
import { earliestDue } from '@/components/assignment/model/assignment';
import { AssignmentsPending } from '@/components/assignment/student/assignments-pending';
import { AttendanceByMonth } from '@/components/attendance/attendance-by-month';
import { CurrentAttendance } from '@/components/attendance/current-attendance';
import { CollegeMap } from '@/components/campus/college-map';
import { Notifications } from '@/components/notice/student/notifications';
import { AcademicInformation } from '@/components/profile/academic-information';
import { AcademicCalendar } from '@/components/schedule/calendar/academic-calendar';
import { monthsForPage } from '@/components/schedule/model/calendar';
import { calendarHost } from '@/components/schedule/model/calendar-host';
import { calendar, campusMap } from '@/content/campus';
import { site } from '@/content/site';
import { assignments, attendance, student, studentIdentity } from '@/content/student';
import { pageLists } from '@/lib/list/list-file';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { publishedInPage } from '../published-notifications';
import { lists } from './list';

export const metadata = portalMetadata(site, 'dashboard');

const listProps = pageLists(routes.dashboard, lists());
const pending = { ...assignments.pending, earliest: earliestDue(assignments.items) };
const months = monthsForPage(calendar, `${routes.dashboard}months.json`);

export default function DashboardPage() {
  return (
    <div className="@container grid gap-4.5">
      <div className="grid gap-4.5 @2xl:grid-cols-2 @4xl:grid-cols-[1.9fr_1.6fr_2.1fr]">
        <AcademicInformation student={student} />
        <AttendanceByMonth attendance={attendance} threshold={site.attendanceThreshold} />
        <div className="grid gap-4.5 @md:grid-cols-2 @2xl:col-span-2 @4xl:col-span-1">
          <CurrentAttendance current={attendance.current} />
          <AssignmentsPending pending={pending} items={listProps.assignments} />
        </div>
      </div>
      <div className="grid gap-4.5 @2xl:grid-cols-2 @4xl:grid-cols-[1.1fr_1fr_0.85fr]">
        <AcademicCalendar
          calendar={{ ...calendar, months }}
          names={calendar.months.map(({ month }) => month)}
        />
        <CollegeMap map={campusMap} caption={site.map} />
        <div className="grid @2xl:col-span-2 @4xl:col-span-1">
          <Notifications items={publishedInPage} calendarHost={calendarHost(site)} />
        </div>
      </div>
      <YourActivities
        activities={listProps.activities}
        student={studentIdentity}
        keys={listProps.keys}
      />
    </div>
  );
}
