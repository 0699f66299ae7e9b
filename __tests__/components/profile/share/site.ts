import type { SharedSite } from '@/components/profile/share/shared-page';
import { academic } from '@/content/campus';
import { site } from '@/content/site';
import { issuer, college } from '../../credential/sample';

/** The college of the credentials in tests. */
export const sharedSite: SharedSite = {
  college: issuer.name,
  logo: site.logo,
  grading: academic.grading,
  issuer: college,
  keys: '/credentials/keys.json',
};
