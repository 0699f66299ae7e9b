import Link from 'next/link';
import { EmptyPicture } from '@/components/portal/empty-picture';
import { PageHeading } from '@/components/portal/page-heading';
import { RecordList } from '@/components/portal/record-list';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { classroom } from '@/content/faculty';
import { site } from '@/content/site';
import { linkTo, routes } from '@/lib/routes';
import { portalMetadata } from '@/lib/page-metadata';

export const metadata = portalMetadata(site, 'facultyClassroom');

/** The sections that a member of the faculty teaches. */
export default function FacultyClassroomPage() {
  return (
    <>
      <PageHeading title="MyClassroom" />
      <RecordList
        label="Sections"
        items={classroom.map(({ id, section, course, room, students }) => ({
          id,
          title: `${section} ${course}`,
          detail: room,
          meta: [students === 1 ? '1 student' : `${students} students`],
        }))}
        empty={
          <EmptyState
            sentence="Not Available Yet"
            hint="Your sections and their rooms will stand here. Today's classes are on the dashboard."
            picture={<EmptyPicture subject="classroom" />}
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
