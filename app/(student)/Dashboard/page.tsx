import { CollegeMap } from '@/components/campus/college-map';
import { AcademicCalendar } from '@/components/schedule/calendar/academic-calendar';
import { monthsForPage } from '@/components/schedule/model/calendar';
import { calendarHost } from '@/components/schedule/model/calendar-host';
import { SignedOut } from '@/components/session/signed-out';
import { academic, activityRules, calendar, campusMap } from '@/content/campus';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { samplePage } from '@/lib/list/list-file';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { DashboardPage } from './dashboard';
import { dashboardOf } from './dashboard-of';

export const metadata = portalMetadata(site, 'dashboard');

const route = routes.dashboard;
const months = monthsForPage(calendar, `${route}months.json`);

export default function Page() {
  return (
    <DashboardPage
      sample={samplePage(route, dashboardOf, shownSample?.student)}
      signedOut={shownSample ? null : <SignedOut kind="student" route={route} what="dashboard" />}
      calendar={
        <AcademicCalendar
          calendar={{ ...calendar, months }}
          names={calendar.months.map(({ month }) => month)}
          isCurrent={!site.openSample}
        />
      }
      map={<CollegeMap map={campusMap} caption={site.map} />}
      calendarHost={calendarHost(site)}
      threshold={site.attendanceThreshold}
      grading={academic.grading}
      signedOnly={site.signedDecisionsOnly ?? false}
      activityRules={activityRules}
    />
  );
}
