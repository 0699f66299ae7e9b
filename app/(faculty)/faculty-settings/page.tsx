import { OfficeMail } from '@/components/portal/office-mail';
import { SettingsList } from '@/components/portal/settings-list';
import { facultyProfile, settings } from '@/content/faculty';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/page-metadata';

export const metadata = portalMetadata(site, 'facultySettings');

/** What the college has set for the faculty, and what this device keeps. */
export default function FacultySettingsPage() {
  return (
    <SettingsList
      settings={settings}
      owner={facultyProfile.handle}
      empty={{
        sentence: 'Editing Settings Is Not Available Yet',
        hint: "Your details come from the college's records, and its office changes them.",
        picture: 'facultySettings',
        action: <OfficeMail email={site.helpCentre.email} />,
      }}
    />
  );
}
