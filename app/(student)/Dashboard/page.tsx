import { CollegeMap } from '@/components/campus/college-map';
import { SignedOut } from '@/components/session/signed-out';
import { academic, activityRules, calendar, campusMap, dutyRule } from '@/content/campus';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { DashboardPage } from './dashboard';

export const metadata = portalMetadata(site, 'dashboard');

const route = routes.dashboard;

export default function Page() {
  return (
    <DashboardPage
      sample={shownSample?.student ?? null}
      signedOut={shownSample ? null : <SignedOut kind="student" route={route} what="dashboard" />}
      calendar={calendar}
      map={<CollegeMap map={campusMap} caption={site.map} />}
      timeZone={site.timeZone}
      threshold={site.attendanceThreshold}
      duty={dutyRule}
      grading={academic.grading}
      signedOnly={site.signedDecisionsOnly ?? false}
      activityRules={activityRules}
    />
  );
}
