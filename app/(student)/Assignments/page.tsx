import Link from 'next/link';
import { EmptyPicture } from '@/components/portal/empty-picture';
import { PageHeading } from '@/components/portal/page-heading';
import { RecordList } from '@/components/portal/record-list';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { site } from '@/content/site';
import { assignments } from '@/content/student';
import { formatDay } from '@/lib/date';
import { linkTo, routes } from '@/lib/routes';
import { portalMetadata } from '@/lib/page-metadata';

export const metadata = portalMetadata(site, 'assignments');

/** The assignments of this semester. */
export default function AssignmentsPage() {
  return (
    <>
      <PageHeading title="Assignments" />
      <RecordList
        label="Assignments"
        items={assignments.items.map(({ id, name, subject, due }) => ({
          id,
          title: name,
          detail: subject,
          meta: [`Due ${formatDay(due)}`],
        }))}
        empty={
          <EmptyState
            sentence="No Assignments Yet"
            hint="What your teachers publish will stand here. How many wait, and the days already announced, are on the dashboard."
            picture={<EmptyPicture subject="assignments" />}
            action={
              <Link href={linkTo(routes.dashboard)} prefetch={false} className={buttonClass()}>
                See the calendar
              </Link>
            }
          />
        }
      />
    </>
  );
}
