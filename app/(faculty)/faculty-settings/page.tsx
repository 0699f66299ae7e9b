import { EmptyPicture } from '@/components/portal/empty-picture';
import { PageHeading } from '@/components/portal/page-heading';
import { RecordList } from '@/components/portal/record-list';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { settings } from '@/content/faculty';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/page-metadata';

export const metadata = portalMetadata(site, 'facultySettings');

/** What the college has set for the faculty. */
export default function FacultySettingsPage() {
  return (
    <>
      <PageHeading title="Settings" />
      <RecordList
        label="Settings"
        items={settings.map(({ id, name, value }) => ({
          id,
          title: name,
          detail: value,
          meta: [],
        }))}
        empty={
          <EmptyState
            sentence="Editing Settings Is Not Available Yet"
            hint="Your details come from the college's records, and its office changes them."
            picture={<EmptyPicture subject="facultySettings" />}
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
