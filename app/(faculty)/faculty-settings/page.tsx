import { ThisDevice } from '@/components/device/this-device';
import { OfficeMail } from '@/components/page/office-mail';
import { EmptyPage } from '@/components/session/empty-page';
import { SignedOut } from '@/components/session/signed-out';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { FacultySettingsPage } from './faculty-settings';

export const metadata = portalMetadata(site, 'facultySettings');

const route = routes.facultySettings;

export default function Page() {
  return (
    <FacultySettingsPage
      sample={shownSample?.teacher ?? null}
      signedOut={
        shownSample ? null : (
          <>
            <SignedOut kind="teacher" route={route} what="settings" />
            <ThisDevice owner={site.product} />
          </>
        )
      }
      empty={
        <EmptyPage
          kind="teacher"
          route={route}
          sentence="Editing Settings Is Not Available Yet"
          hint="Your details come from the college's records, and its office changes them."
          subject="facultySettings"
        >
          <OfficeMail email={site.helpCentre.email} />
        </EmptyPage>
      }
    />
  );
}
