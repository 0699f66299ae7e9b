import { ListPage } from '@/components/list/list-page';
import { OfficeMail } from '@/components/page/office-mail';
import { site } from '@/content/site';
import { pageLists } from '@/lib/list/list-file';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { lists } from './list';

export const metadata = portalMetadata(site, 'subjects');

export default function SubjectsPage() {
  const { subjects } = pageLists(routes.subjects, lists());
  return (
    <ListPage
      title="Subjects"
      items={subjects}
      empty={{
        sentence: 'No Subjects Yet',
        hint: 'The subjects of this semester will appear here, with their teachers and credits. If yours are missing, email the office.',
        picture: 'subjects',
        action: <OfficeMail email={site.helpCentre.email} />,
      }}
    />
  );
}
