import { ButtonLink } from '@/components/page/button-link';
import { EmptyPicture } from '@/components/page/empty-picture';
import { SignedOut } from '@/components/session/signed-out';
import { EmptyState } from '@/components/ui/empty-state';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { samplePage } from '@/lib/list/list-file';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { FacultyAssignmentsPage } from './faculty-assignments';
import { facultyAssignmentsOf } from './faculty-assignments-of';

export const metadata = portalMetadata(site, 'facultyAssignments');

const route = routes.facultyAssignments;

export default function Page() {
  return (
    <FacultyAssignmentsPage
      sample={samplePage(route, facultyAssignmentsOf, shownSample?.teacher)}
      signedOut={<SignedOut kind="teacher" route={route} what="assignments" title="Assignments" />}
      empty={
        <EmptyState
          sentence="No Assignments Yet"
          hint="Assignments sent to a section will appear here. Create one on the dashboard."
          picture={<EmptyPicture subject="sentWork" />}
          action={<ButtonLink to={routes.facultyDashboard} text="Open the dashboard" />}
        />
      }
    />
  );
}
