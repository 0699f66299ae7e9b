import { AssignmentExchange } from '@/components/assignment/faculty/assignment-exchange';
import { SentAssignments } from '@/components/assignment/faculty/sent-assignments';
import { ButtonLink } from '@/components/page/button-link';
import { EmptyPicture } from '@/components/page/empty-picture';
import { PageHeading } from '@/components/page/page-heading';
import { EmptyState } from '@/components/ui/empty-state';
import { facultyProfile } from '@/content/faculty';
import { site } from '@/content/site';
import { studentIdentity } from '@/content/student';
import { pageLists } from '@/lib/list/list-file';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { lists } from './list';

export const metadata = portalMetadata(site, 'facultyAssignments');

const by = { name: facultyProfile.name, employeeId: facultyProfile.employeeId };

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
            hint="Assignments sent to a section will appear here. Create one on the dashboard."
            picture={<EmptyPicture subject="sentWork" />}
            action={<ButtonLink to={routes.facultyDashboard} text="Open the dashboard" />}
          />
        }
      />
    </>
  );
}
