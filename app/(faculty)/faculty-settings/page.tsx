import { SettingsList } from '@/components/device/settings-list';
import { SigningKey } from '@/components/exchange/signing-key';
import { OfficeMail } from '@/components/page/office-mail';
import { facultyProfile } from '@/content/faculty';
import { site } from '@/content/site';
import { pageLists } from '@/lib/list/list-file';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { lists } from './list';

export const metadata = portalMetadata(site, 'facultySettings');

const { name, employeeId } = facultyProfile;

export default function FacultySettingsPage() {
  const { settings, keys } = pageLists(routes.facultySettings, lists());
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
      <SigningKey owner={{ name, employeeId }} published={keys} />
    </>
  );
}
