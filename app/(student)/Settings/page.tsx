import { ThisDevice } from '@/components/device/this-device';
import { EmptyPage } from '@/components/session/empty-page';
import { SignedOut } from '@/components/session/signed-out';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { SettingsPage } from './settings';

export const metadata = portalMetadata(site, 'settings');

const route = routes.settings;

export default function Page() {
  return (
    <SettingsPage
      sample={shownSample?.student ?? null}
      signedOut={
        shownSample ? null : (
          <>
            <SignedOut kind="student" route={route} what="settings" />
            <ThisDevice owner={site.product} />
          </>
        )
      }
      empty={
        <EmptyPage
          kind="student"
          route={route}
          sentence="No Settings Here"
          hint="The sun at the top of every page changes the theme."
          subject="settings"
        />
      }
    />
  );
}
