import { PortalLink } from '@/components/page/portal-link';
import { cornerLinkClass } from '@/components/ui/button';
import { EmptyPage } from '@/components/session/empty-page';
import { SignedOut } from '@/components/session/signed-out';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { FacultyAssignmentsPage } from './faculty-assignments';

export const metadata = portalMetadata(site, 'facultyAssignments');

const route = routes.facultyAssignments;

export default function Page() {
  return (
    <FacultyAssignmentsPage
      sample={shownSample?.teacher ?? null}
      signedOut={shownSample ? null : <SignedOut kind="teacher" route={route} what="assignments" />}
      empty={
        <EmptyPage
          kind="teacher"
          route={route}
          sentence="No Assignments Yet"
          hint="Assignments sent to a section will appear here. Create one on the dashboard."
          subject="sentWork"
        >
          <PortalLink href={routes.facultyDashboard} className={cornerLinkClass}>
            Open the dashboard
          </PortalLink>
        </EmptyPage>
      }
    />
  );
}
