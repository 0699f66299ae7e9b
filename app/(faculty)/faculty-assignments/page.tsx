import { ButtonLink } from '@/components/portal/button-link';
import { ListPage } from '@/components/portal/list-page';
import { assignments } from '@/content/faculty';
import { site } from '@/content/site';
import { formatDay } from '@/lib/date';
import { portalMetadata } from '@/lib/page-metadata';
import { routes } from '@/lib/routes';

export const metadata = portalMetadata(site, 'facultyAssignments');

/** The assignments that were sent to sections. */
export default function FacultyAssignmentsPage() {
  return (
    <ListPage
      title="Assignments"

      items={assignments.map(({ id, name, section, due }) => ({
        id,
        title: name,
        detail: section,
        meta: [`Due ${formatDay(due)}`],
      }))}
      empty={{
        sentence: 'No Assignments Yet',
        hint: 'Assignments that were sent to a section will stand here. A new one begins on the dashboard.',
        picture: 'sentWork',
        action: <ButtonLink to={routes.facultyDashboard} text="Open the dashboard" />,
      }}
    />
  );
}
