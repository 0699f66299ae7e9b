import { EmptyPicture } from '@/components/portal/empty-picture';
import { PageHeading } from '@/components/portal/page-heading';
import { RecordList } from '@/components/portal/record-list';
import { EmptyState } from '@/components/ui/empty-state';
import { site } from '@/content/site';
import { settings } from '@/content/student';
import { portalMetadata } from '@/lib/page-metadata';

export const metadata = portalMetadata(site, 'settings');

/** What the college has set for students. */
export default function SettingsPage() {
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
            sentence="No Settings Here"
            hint="The light or dark look is chosen with the sun at the top of every page and kept on this device."
            picture={<EmptyPicture subject="settings" />}
          />
        }
      />
    </>
  );
}
