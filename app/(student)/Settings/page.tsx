import { SettingsList } from '@/components/portal/settings-list';
import { site } from '@/content/site';
import { settings, student } from '@/content/student';
import { portalMetadata } from '@/lib/page-metadata';

export const metadata = portalMetadata(site, 'settings');

/** What the college has set for students, and what this device keeps. */
export default function SettingsPage() {
  return (
    <SettingsList
      settings={settings}
      owner={student.rollNumber}
      empty={{
        sentence: 'No Settings Here',
        hint: 'The light or dark look is chosen with the sun at the top of every page and kept on this device.',
        picture: 'settings',
      }}
    />
  );
}
