import type { Metadata } from 'next';
import { CampusFrame } from '@/components/auth/campus-frame';
import { NotFoundMessage } from '@/components/auth/not-found-message';
import { campusMap } from '@/content/campus';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';
import RootLayout, { metadata as siteMetadata } from './layout';

export { viewport } from './layout';

export const metadata: Metadata = { ...siteMetadata, ...site.pages.notFound };

const links = [
  { href: routes.profile, text: 'My Profile' },
  { href: routes.dashboard, text: 'Dashboard' },
  { href: routes.login, text: 'Student Login' },
  { href: routes.facultyLogin, text: 'Faculty Login' },
];

/** The page for every unknown address. As `not-found.tsx`, it would be in the data of every other page too. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <CampusFrame site={site} map={campusMap} missing>
        <NotFoundMessage links={links} />
      </CampusFrame>
    </RootLayout>
  );
}
