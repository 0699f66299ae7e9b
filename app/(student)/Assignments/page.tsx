import { ButtonLink } from '@/components/portal/button-link';
import { ListPage } from '@/components/portal/list-page';
import { site } from '@/content/site';
import { assignments } from '@/content/student';
import { formatDay } from '@/lib/date';
import { portalMetadata } from '@/lib/page-metadata';
import { routes } from '@/lib/routes';

export const metadata = portalMetadata(site, 'assignments');

/** The assignments of this semester. */
export default function AssignmentsPage() {
  return (
    <ListPage
      title="Assignments"

      items={assignments.items.map(({ id, name, subject, due }) => ({
        id,
        title: name,
        detail: subject,
        meta: [`Due ${formatDay(due)}`],
      }))}
      empty={{
        sentence: 'No Assignments Yet',
        hint: 'What your teachers publish will stand here. How many wait, and the days already announced, are on the dashboard.',
        picture: 'assignments',
        action: <ButtonLink to={routes.dashboard} text="See the calendar" />,
      }}
    />
  );
}
