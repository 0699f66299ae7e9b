import { credentialFolder, credentialIssuer, issuerId } from '@/components/credential/model/issuer';
import { SignedOut } from '@/components/session/signed-out';
import { academic, activityRules } from '@/content/campus';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/site/page-metadata';
import { asset, routes } from '@/lib/site/routes';
import { ProfilePage } from './profile';

export const metadata = portalMetadata(site, 'profile');

const route = routes.profile;

export default function Page() {
  return (
    <ProfilePage
      sample={shownSample?.student ?? null}
      signedOut={
        shownSample ? null : (
          <SignedOut kind="student" route={route} what="profile" title="My Profile" />
        )
      }
      activityRules={activityRules}
      shared={{
        college: site.college,
        logo: site.logo,
        grading: academic.grading,
        issuer: issuerId(credentialIssuer(site)),
        keys: asset(`${credentialFolder}keys.json`),
      }}
      notice={site.openSample ? site.notice : ''}
    />
  );
}
