import { AcademicCalendar } from '@/components/dashboard/academic-calendar';
import { AcademicInformation } from '@/components/dashboard/academic-information';
import { AssignmentsPending } from '@/components/dashboard/assignments-pending';
import { AttendanceByMonth } from '@/components/dashboard/attendance-by-month';
import { CollegeMap } from '@/components/dashboard/college-map';
import { CurrentAttendance } from '@/components/dashboard/current-attendance';
import { Notifications } from '@/components/dashboard/notifications';
import { YourActivities } from '@/components/dashboard/your-activities';
import { calendar, campusMap } from '@/content/campus';
import { site } from '@/content/site';
import { assignments, attendance, student, studentIdentity } from '@/content/student';
import { earliestDue } from '@/lib/assignment';
import { monthsForPage } from '@/lib/calendar';
import { classPlace } from '@/lib/class-place';
import { pageLists } from '@/lib/list-file';
import { portalMetadata } from '@/lib/page-metadata';
import { routes } from '@/lib/routes';
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
