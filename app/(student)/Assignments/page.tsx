import { PortalLink } from '@/components/page/portal-link';
import { cornerLinkClass } from '@/components/ui/button';
import { EmptyPage } from '@/components/session/empty-page';
import { SignedOut } from '@/components/session/signed-out';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { AssignmentsPage } from './assignments';

export const metadata = portalMetadata(site, 'assignments');

const route = routes.assignments;

export default function Page() {
  return (
    <AssignmentsPage
      sample={shownSample?.student ?? null}
      signedOut={shownSample ? null : <SignedOut kind="student" route={route} what="assignments" />}
      empty={
        <EmptyPage
          kind="student"
          route={route}
          sentence="No Assignments Yet"
          hint="What your teachers publish will appear here."
          subject="assignments"
        >
          <PortalLink href={routes.dashboard} className={cornerLinkClass}>
            See the calendar
          </PortalLink>
        </EmptyPage>
      }
    />
  );
}
