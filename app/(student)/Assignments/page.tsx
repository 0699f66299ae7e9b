import { StudentAssignments } from '@/components/dashboard/student-assignments';
import { ButtonLink } from '@/components/portal/button-link';
import { EmptyPicture } from '@/components/portal/empty-picture';
import { PageHeading } from '@/components/portal/page-heading';
import { EmptyState } from '@/components/ui/empty-state';
import { site } from '@/content/site';
import { assignments } from '@/content/student';
import { portalMetadata } from '@/lib/page-metadata';
import { routes } from '@/lib/routes';

export const metadata = portalMetadata(site, 'assignments');

/** The assignments of this semester. */
export default function AssignmentsPage() {
  return (
    <>
      <PageHeading title="Assignments" />
      <StudentAssignments
        items={assignments.items}
        empty={
          <EmptyState
            sentence="No Assignments Yet"
            hint="What your teachers publish will stand here. How many wait, and the days already announced, are on the dashboard."
            picture={<EmptyPicture subject="assignments" />}
            action={<ButtonLink to={routes.dashboard} text="See the calendar" />}
          />
        }
      />
    </>
  );
}
