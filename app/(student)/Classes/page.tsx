import { SignedOut } from '@/components/session/signed-out';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { ClassesPage } from './classes';

export const metadata = portalMetadata(site, 'classes');

const route = routes.classes;

export default function Page() {
  return (
    <ClassesPage
      sample={shownSample?.student ?? null}
      timeZone={site.timeZone}
      email={site.helpCentre.email}
      signedOut={
        shownSample ? null : (
          <SignedOut kind="student" route={route} what="classes" title="Every class" />
        )
      }
    />
  );
}
