import { ListPage } from '@/components/list/list-page';
import { ButtonLink } from '@/components/page/button-link';
import { site } from '@/content/site';
import { pageLists } from '@/lib/list/list-file';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { lists } from './list';

export const metadata = portalMetadata(site, 'facultyClassroom');

export default function FacultyClassroomPage() {
  const { sections } = pageLists(routes.facultyClassroom, lists());
  return (
    <ListPage
      title="MyClassroom"
      label="Sections"
      items={sections}
      empty={{
        sentence: 'Not Available Yet',
        hint: "Your sections and their rooms will appear here. Today's classes are on the dashboard.",
        picture: 'classroom',
        action: <ButtonLink to={routes.facultyDashboard} text="Open the dashboard" />,
      }}
    />
  );
}
