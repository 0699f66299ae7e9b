import { ListPage } from '@/components/portal/list-page';
import { OfficeMail } from '@/components/portal/office-mail';
import { site } from '@/content/site';
import { subjects } from '@/content/student';
import { portalMetadata } from '@/lib/page-metadata';

export const metadata = portalMetadata(site, 'subjects');

/** The subjects of this semester. */
export default function SubjectsPage() {
  return (
    <ListPage
      title="Subjects"
      items={subjects.map(({ id, code, name, faculty, credits }) => ({
        id,
        title: name,
        detail: faculty,
        meta: [code, credits === 1 ? '1 credit' : `${credits} credits`],
      }))}
      empty={{
        sentence: 'No Subjects Yet',
        hint: 'The subjects of this semester will stand here, with their teachers and credits. If yours are missing, write to the office.',
        picture: 'subjects',
        action: <OfficeMail email={site.helpCentre.email} />,
      }}
    />
  );
}
