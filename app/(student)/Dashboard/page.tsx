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
import { classPlace } from '@/components/schedule/model/class-place';
import { calendar, campusMap } from '@/content/campus';
import { site } from '@/content/site';
import { assignments, attendance, student, studentIdentity } from '@/content/student';
import { pageLists } from '@/lib/list/list-file';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { toldInPage } from '../told';
import { lists } from './list';

export const metadata = portalMetadata(site, 'dashboard');

const given = pageLists(routes.dashboard, lists());
const pending = { ...assignments.pending, earliest: earliestDue(assignments.items) };
const months = monthsForPage(calendar, `${routes.dashboard}months.json`);

/** The student's dashboard: figures first, then dates, places and news, then every activity. */
export default function DashboardPage() {
  return (
    <div className="@container grid gap-4.5">
      <div className="grid gap-4.5 @2xl:grid-cols-2 @4xl:grid-cols-[1.9fr_1.6fr_2.1fr]">
        <AcademicInformation student={student} />
        <AttendanceByMonth attendance={attendance} threshold={site.attendanceThreshold} />
        <div className="grid gap-4.5 @md:grid-cols-2 @2xl:col-span-2 @4xl:col-span-1">
          <CurrentAttendance current={attendance.current} />
          <AssignmentsPending pending={pending} items={given.assignments} />
        </div>
      </div>
      <div className="grid gap-4.5 @2xl:grid-cols-2 @4xl:grid-cols-[1.1fr_1fr_0.85fr]">
        <AcademicCalendar
          calendar={{ ...calendar, months }}
          names={calendar.months.map(({ month }) => month)}
        />
        <CollegeMap map={campusMap} caption={site.map} />
        <div className="grid @2xl:col-span-2 @4xl:col-span-1">
          <Notifications items={toldInPage} place={classPlace(site)} />
        </div>
      </div>
      <YourActivities activities={given.activities} student={studentIdentity} keys={given.keys} />
    </div>
  );
}
