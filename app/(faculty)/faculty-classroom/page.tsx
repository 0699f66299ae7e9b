import { ButtonLink } from '@/components/portal/button-link';
import { ListPage } from '@/components/portal/list-page';
import { site } from '@/content/site';
import { pageLists } from '@/lib/list-file';
import { portalMetadata } from '@/lib/page-metadata';
import { routes } from '@/lib/routes';
import { lists } from './list';

export const metadata = portalMetadata(site, 'facultyClassroom');

/** The sections that a member of the faculty teaches. */
export default function FacultyClassroomPage() {
  const { sections } = pageLists(routes.facultyClassroom, lists());
  return (
    <ListPage
      title="MyClassroom"
      label="Sections"
      items={sections}
      empty={{
        sentence: 'Not Available Yet',
        hint: "Your sections and their rooms will stand here. Today's classes are on the dashboard.",
        picture: 'classroom',
        action: <ButtonLink to={routes.facultyDashboard} text="Open the dashboard" />,
      }}
    />
  );
}
