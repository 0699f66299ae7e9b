import { ButtonLink } from '@/components/page/button-link';
import { EmptyPicture } from '@/components/page/empty-picture';
import { SignedOut } from '@/components/session/signed-out';
import { EmptyState } from '@/components/ui/empty-state';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { samplePage } from '@/lib/list/list-file';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { AssignmentsPage } from './assignments';
import { assignmentsOf } from './assignments-of';

export const metadata = portalMetadata(site, 'assignments');

const route = routes.assignments;

export default function Page() {
  return (
    <AssignmentsPage
      sample={samplePage(route, assignmentsOf, shownSample?.student)}
      canCheck={site.checkBeforeSubmit ?? false}
      signedOut={<SignedOut kind="student" route={route} what="assignments" title="Assignments" />}
      empty={
        <EmptyState
          sentence="No Assignments Yet"
          hint="What your teachers publish will appear here. The number pending and the announced dates are on the dashboard."
          picture={<EmptyPicture subject="assignments" />}
          action={<ButtonLink to={routes.dashboard} text="See the calendar" />}
        />
      }
    />
  );
}
