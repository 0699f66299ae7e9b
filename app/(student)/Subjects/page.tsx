import { EmptyPicture } from '@/components/portal/empty-picture';
import { PageHeading } from '@/components/portal/page-heading';
import { RecordList } from '@/components/portal/record-list';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { site } from '@/content/site';
import { subjects } from '@/content/student';
import { portalMetadata } from '@/lib/page-metadata';

export const metadata = portalMetadata(site, 'subjects');

/** The subjects of this semester. */
export default function SubjectsPage() {
  return (
    <>
      <PageHeading title="Subjects" />
      <RecordList
        label="Subjects"
        items={subjects.map(({ id, code, name, faculty, credits }) => ({
          id,
          title: name,
          detail: faculty,
          meta: [code, credits === 1 ? '1 credit' : `${credits} credits`],
        }))}
        empty={
          <EmptyState
            sentence="No Subjects Yet"
            hint="The subjects of this semester will stand here, with their teachers and credits. If yours are missing, write to the office."
            picture={<EmptyPicture subject="subjects" />}
            action={
              <a href={`mailto:${site.helpCentre.email}`} className={buttonClass()}>
                Write to the office
              </a>
            }
          />
        }
      />
    </>
  );
}
