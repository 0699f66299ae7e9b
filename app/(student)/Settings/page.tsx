import { ThisDevice } from '@/components/device/this-device';
import { EmptyPicture } from '@/components/page/empty-picture';
import { SignedOut } from '@/components/session/signed-out';
import { EmptyState } from '@/components/ui/empty-state';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { samplePage } from '@/lib/list/list-file';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { SettingsPage } from './settings';
import { settingsOf } from './settings-of';

export const metadata = portalMetadata(site, 'settings');

const route = routes.settings;

export default function Page() {
  return (
    <SettingsPage
      sample={samplePage(route, settingsOf, shownSample?.student)}
      signedOut={
        <>
          <SignedOut kind="student" route={route} what="settings" title="Settings" />
          <ThisDevice owner={site.product} />
        </>
      }
      empty={
        <EmptyState
          sentence="No Settings Here"
          hint="Choose a light or dark theme with the sun at the top of every page. It is saved on this device."
          picture={<EmptyPicture subject="settings" />}
        />
      }
    />
  );
}
