import { credentialIssuer } from '@/components/credential/model/issuer';
import { SignedOut } from '@/components/session/signed-out';
import { academic, activityRules, dutyRule } from '@/content/campus';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { FacultyDashboardPage } from './faculty-dashboard';

export const metadata = portalMetadata(site, 'facultyDashboard');

const route = routes.facultyDashboard;

export default function Page() {
  return (
    <FacultyDashboardPage
      sample={shownSample?.teacher ?? null}
      sampleStudent={shownSample?.student}
      signedOut={shownSample ? null : <SignedOut kind="teacher" route={route} what="dashboard" />}
      rules={academic.help}
      timeZone={site.timeZone}
      duty={dutyRule}
      issuer={credentialIssuer(site)}
      signedOnly={site.signedDecisionsOnly ?? false}
      activityRules={activityRules}
      reasons={academic.decisionReasons ?? []}
    />
  );
}
