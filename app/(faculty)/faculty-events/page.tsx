import { credentialIssuer } from '@/components/credential/model/issuer';
import { SignedOut } from '@/components/session/signed-out';
import { activityRules } from '@/content/campus';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { FacultyEventsPage } from './faculty-events';

export const metadata = portalMetadata(site, 'facultyEvents');

const route = routes.facultyEvents;

export default function Page() {
  return (
    <FacultyEventsPage
      sample={shownSample?.teacher ?? null}
      rules={activityRules}
      issuer={credentialIssuer(site)}
      timeZone={site.timeZone}
      signedOut={
        shownSample ? null : (
          <SignedOut kind="teacher" route={route} what="lists of events" title="Events" />
        )
      }
    />
  );
}
