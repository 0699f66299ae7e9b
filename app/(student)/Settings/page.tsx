import { SettingsList } from '@/components/device/settings-list';
import { site } from '@/content/site';
import { student } from '@/content/student';
import { pageLists } from '@/lib/list/list-file';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { lists } from './list';

export const metadata = portalMetadata(site, 'settings');

export default function SettingsPage() {
  const { settings } = pageLists(routes.settings, lists());
  return (
    <SettingsList
      settings={settings}
      owner={student.rollNumber}
      empty={{
        sentence: 'No Settings Here',
        hint: 'Choose a light or dark theme with the sun at the top of every page. It is saved on this device.',
        picture: 'settings',
      }}
    />
  );
}
