import Link from 'next/link';
import { EmptyPicture } from '@/components/portal/empty-picture';
import { PageHeading } from '@/components/portal/page-heading';
import { RecordList } from '@/components/portal/record-list';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { assignments } from '@/content/faculty';
import { site } from '@/content/site';
import { formatDay } from '@/lib/date';
import { linkTo, routes } from '@/lib/routes';
import { portalMetadata } from '@/lib/page-metadata';

export const metadata = portalMetadata(site, 'facultyAssignments');

/** The assignments that were sent to sections. */
export default function FacultyAssignmentsPage() {
  return (
    <>
      <PageHeading title="Assignments" />
      <RecordList
        label="Assignments"
        items={assignments.map(({ id, name, section, due }) => ({
          id,
          title: name,
          detail: section,
          meta: [`Due ${formatDay(due)}`],
        }))}
        empty={
          <EmptyState
            sentence="No Assignments Yet"
            hint="Assignments that were sent to a section will stand here. A new one begins on the dashboard."
            picture={<EmptyPicture subject="sentWork" />}
            action={
              <Link
                href={linkTo(routes.facultyDashboard)}
                prefetch={false}
                className={buttonClass()}
              >
                Open the dashboard
              </Link>
            }
          />
        }
      />
    </>
  );
}
