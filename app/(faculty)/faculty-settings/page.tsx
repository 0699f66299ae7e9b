import { SigningKey } from '@/components/faculty/signing-key';
import { OfficeMail } from '@/components/portal/office-mail';
import { SettingsList } from '@/components/portal/settings-list';
import { facultyKeys, facultyProfile, settings } from '@/content/faculty';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/page-metadata';

export const metadata = portalMetadata(site, 'facultySettings');

const { name, employeeId } = facultyProfile;

/** What the college has set for the faculty, what this device keeps, and the key that it signs with. */
export default function FacultySettingsPage() {
  return (
    <>
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
      <SigningKey owner={{ name, employeeId }} published={facultyKeys} />
    </>
  );
}
