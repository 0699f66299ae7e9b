import { ButtonLink } from '@/components/portal/button-link';
import { ListPage } from '@/components/portal/list-page';
import { classroom } from '@/content/faculty';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/page-metadata';
import { routes } from '@/lib/routes';

export const metadata = portalMetadata(site, 'facultyClassroom');

/** The sections that a member of the faculty teaches. */
export default function FacultyClassroomPage() {
  return (
    <ListPage
      title="MyClassroom"
      label="Sections"
      items={classroom.map(({ id, section, course, room, students }) => ({
        id,
        title: `${section} ${course}`,
        detail: room,
        meta: [students === 1 ? '1 student' : `${students} students`],
      }))}
      empty={{
        sentence: 'Not Available Yet',
        hint: "Your sections and their rooms will stand here. Today's classes are on the dashboard.",
        picture: 'classroom',
        action: <ButtonLink to={routes.facultyDashboard} text="Open the dashboard" />,
      }}
    />
  );
}
