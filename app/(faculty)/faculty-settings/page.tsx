import { ListPage } from '@/components/portal/list-page';
import { OfficeMail } from '@/components/portal/office-mail';
import { ThisDevice } from '@/components/portal/this-device';
import { facultyProfile, settings } from '@/content/faculty';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/page-metadata';

export const metadata = portalMetadata(site, 'facultySettings');

/** What the college has set for the faculty, and what this device keeps. */
export default function FacultySettingsPage() {
  return (
    <>
      <ListPage
        title="Settings"

        items={settings.map(({ id, name, value }) => ({
          id,
          title: name,
          detail: value,
          meta: [],
        }))}
        empty={{
          sentence: 'Editing Settings Is Not Available Yet',
          hint: "Your details come from the college's records, and its office changes them.",
          picture: 'facultySettings',
          action: <OfficeMail email={site.helpCentre.email} />,
        }}
      />
      <ThisDevice owner={facultyProfile.handle} />
    </>
  );
}
