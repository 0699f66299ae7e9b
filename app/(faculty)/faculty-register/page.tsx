import { SignedOut } from '@/components/session/signed-out';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { FacultyRegisterPage } from './faculty-register';

export const metadata = portalMetadata(site, 'facultyRegister');

const route = routes.facultyRegister;

export default function Page() {
  return (
    <FacultyRegisterPage
      sample={shownSample?.teacher ?? null}
      timeZone={site.timeZone}
      signedOut={
        shownSample ? null : (
          <SignedOut kind="teacher" route={route} what="register" title="Register" />
        )
      }
    />
  );
}
