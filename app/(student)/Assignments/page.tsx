import { HandinExchange } from '@/components/assignment/student/handin-exchange';
import { StudentAssignments } from '@/components/assignment/student/student-assignments';
import { ButtonLink } from '@/components/page/button-link';
import { EmptyPicture } from '@/components/page/empty-picture';
import { PageHeading } from '@/components/page/page-heading';
import { EmptyState } from '@/components/ui/empty-state';
import { site } from '@/content/site';
import { studentIdentity } from '@/content/student';
import { pageLists } from '@/lib/list/list-file';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { lists } from './list';

export const metadata = portalMetadata(site, 'assignments');

export default function AssignmentsPage() {
  const { assignments, keys } = pageLists(routes.assignments, lists());
  return (
    <>
      <PageHeading
        title="Assignments"
        action={<HandinExchange student={studentIdentity} keys={keys} listed={assignments} />}
      />
      <StudentAssignments
        items={assignments}
        empty={
          <EmptyState
            sentence="No Assignments Yet"
            hint="What your teachers publish will appear here. The number pending and the announced dates are on the dashboard."
            picture={<EmptyPicture subject="assignments" />}
            action={<ButtonLink to={routes.dashboard} text="See the calendar" />}
          />
        }
      />
    </>
  );
}
