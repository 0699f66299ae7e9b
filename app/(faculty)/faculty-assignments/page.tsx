import { AssignmentExchange } from '@/components/faculty/assignment-exchange';
import { SentAssignments } from '@/components/faculty/sent-assignments';
import { ButtonLink } from '@/components/portal/button-link';
import { EmptyPicture } from '@/components/portal/empty-picture';
import { PageHeading } from '@/components/portal/page-heading';
import { EmptyState } from '@/components/ui/empty-state';
import { facultyProfile } from '@/content/faculty';
import { site } from '@/content/site';
import { studentIdentity } from '@/content/student';
import { pageLists } from '@/lib/list-file';
import { portalMetadata } from '@/lib/page-metadata';
import { routes } from '@/lib/routes';
import { lists } from './list';

export const metadata = portalMetadata(site, 'facultyAssignments');

const by = { name: facultyProfile.name, employeeId: facultyProfile.employeeId };

/** The assignments that were sent to sections. */
export default function FacultyAssignmentsPage() {
  const { assignments, sections } = pageLists(routes.facultyAssignments, lists());
  return (
    <>
      <PageHeading
        title="Assignments"
        action={<AssignmentExchange items={assignments} by={by} student={studentIdentity} />}
      />
      <SentAssignments
        items={assignments}
        sections={sections}
        empty={
          <EmptyState
            sentence="No Assignments Yet"
            hint="Assignments that were sent to a section will stand here. A new one begins on the dashboard."
            picture={<EmptyPicture subject="sentWork" />}
            action={<ButtonLink to={routes.facultyDashboard} text="Open the dashboard" />}
          />
        }
      />
    </>
  );
}
