import { AcademicCalendar } from '@/components/dashboard/academic-calendar';
import { AcademicInformation } from '@/components/dashboard/academic-information';
import { AssignmentsPending } from '@/components/dashboard/assignments-pending';
import { AttendanceByMonth } from '@/components/dashboard/attendance-by-month';
import { CollegeMap } from '@/components/dashboard/college-map';
import { CurrentAttendance } from '@/components/dashboard/current-attendance';
import { Notifications } from '@/components/dashboard/notifications';
import { YourActivities } from '@/components/dashboard/your-activities';
import { calendar, campusMap } from '@/content/campus';
import { facultyKeys } from '@/content/faculty';
import { site } from '@/content/site';
import {
  activities,
  assignments,
  attendance,
  notifications,
  student,
  studentIdentity,
} from '@/content/student';
import { classPlace } from '@/lib/class-place';
import { portalMetadata } from '@/lib/page-metadata';

export const metadata = portalMetadata(site, 'dashboard');

/** The student's dashboard: figures first, then dates, places and news, then every activity. */
export default function DashboardPage() {
  return (
    <div className="@container grid gap-4.5">
      <div className="grid gap-4.5 @2xl:grid-cols-2 @4xl:grid-cols-[1.9fr_1.6fr_2.1fr]">
        <AcademicInformation student={student} />
        <AttendanceByMonth attendance={attendance} threshold={site.attendanceThreshold} />
        <div className="grid gap-4.5 @md:grid-cols-2 @2xl:col-span-2 @4xl:col-span-1">
          <CurrentAttendance current={attendance.current} />
          <AssignmentsPending pending={assignments.pending} items={assignments.items} />
        </div>
      </div>
      <div className="grid gap-4.5 @2xl:grid-cols-2 @4xl:grid-cols-[1.1fr_1fr_0.85fr]">
        <AcademicCalendar calendar={calendar} assignments={assignments.items} />
        <CollegeMap map={campusMap} caption={site.map} />
        <div className="grid @2xl:col-span-2 @4xl:col-span-1">
          <Notifications items={notifications} place={classPlace(site)} />
        </div>
      </div>
      <YourActivities activities={activities} student={studentIdentity} keys={facultyKeys} />
    </div>
  );
}
