import { AssignmentExchange } from '@/components/faculty/assignment-exchange';
import { SentAssignments } from '@/components/faculty/sent-assignments';
import { ButtonLink } from '@/components/portal/button-link';
import { EmptyPicture } from '@/components/portal/empty-picture';
import { PageHeading } from '@/components/portal/page-heading';
import { EmptyState } from '@/components/ui/empty-state';
import { assignments, classes, classroom, facultyProfile } from '@/content/faculty';
import { site } from '@/content/site';
import { studentIdentity } from '@/content/student';
import { sectionsOf } from '@/lib/assignment';
import { portalMetadata } from '@/lib/page-metadata';
import { routes } from '@/lib/routes';

export const metadata = portalMetadata(site, 'facultyAssignments');

const by = { name: facultyProfile.name, employeeId: facultyProfile.employeeId };

/** The assignments that were sent to sections. */
export default function FacultyAssignmentsPage() {
  return (
    <>
      <PageHeading
        title="Assignments"
        action={<AssignmentExchange items={assignments} by={by} student={studentIdentity} />}
      />
      <SentAssignments
        items={assignments}
        sections={sectionsOf(classroom, classes)}
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
