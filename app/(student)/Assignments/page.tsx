import { HandinExchange } from '@/components/dashboard/handin-exchange';
import { StudentAssignments } from '@/components/dashboard/student-assignments';
import { ButtonLink } from '@/components/portal/button-link';
import { EmptyPicture } from '@/components/portal/empty-picture';
import { PageHeading } from '@/components/portal/page-heading';
import { EmptyState } from '@/components/ui/empty-state';
import { facultyKeys } from '@/content/faculty';
import { site } from '@/content/site';
import { assignments, studentIdentity } from '@/content/student';
import { portalMetadata } from '@/lib/page-metadata';
import { routes } from '@/lib/routes';

export const metadata = portalMetadata(site, 'assignments');

const listed = assignments.items.map(({ id }) => id);

/** The assignments of this semester. */
export default function AssignmentsPage() {
  return (
    <>
      <PageHeading
        title="Assignments"
        action={<HandinExchange student={studentIdentity} keys={facultyKeys} listed={listed} />}
      />
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
