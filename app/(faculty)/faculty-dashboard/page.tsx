import { StudentProfiles } from '@/components/activity/faculty/student-profiles';
import { NewAssignment } from '@/components/assignment/faculty/new-assignment';
import { ProgressBanner } from '@/components/assignment/faculty/progress-banner';
import { Notices } from '@/components/notice/faculty/notices';
import { UpcomingClasses } from '@/components/schedule/classes/upcoming-classes';
import { calendarHost } from '@/components/schedule/model/calendar-host';
import { classes, facultyProfile, progress } from '@/content/faculty';
import { site } from '@/content/site';
import { studentIdentity } from '@/content/student';
import { pageLists } from '@/lib/list/list-file';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { lists } from './list';

export const metadata = portalMetadata(site, 'facultyDashboard');

const { students, activities, notices, sections, keys } = pageLists(
  routes.facultyDashboard,
  lists(),
);

export default function FacultyDashboardPage() {
  return (
    <div className="grid grid-cols-1 gap-4.5">
      <ProgressBanner progress={progress} />
      <UpcomingClasses
        classes={classes}
        by={facultyProfile.name}
        calendarHost={calendarHost(site)}
      />
      <div className="grid grid-cols-1 items-start gap-4.5 xl:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <StudentProfiles
          rows={students}
          student={studentIdentity}
          activities={activities}
          by={facultyProfile.name}
          employeeId={facultyProfile.employeeId}
          keys={keys}
        />
        <NewAssignment sections={sections} by={facultyProfile.name} className="xl:row-span-2" />
        <Notices notices={notices} by={facultyProfile.name} />
      </div>
    </div>
  );
}
