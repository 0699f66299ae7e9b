import type { Metadata } from 'next';
import { CampusFrame } from '@/components/auth/campus-frame';
import { NotFoundMessage } from '@/components/auth/not-found-message';
import { NearestRoute } from '@/components/auth/nearest-route';
import { campusMap } from '@/content/campus';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = site.pages.notFound;

const links = [
  { href: routes.profile, text: 'My Profile' },
  { href: routes.dashboard, text: 'Dashboard' },
  { href: routes.login, text: 'Student Login' },
  { href: routes.facultyLogin, text: 'Faculty Login' },
];

/** The page for every unknown address. */
export default function NotFound() {
  return (
    <CampusFrame site={site} map={campusMap} missing>
      <NotFoundMessage links={links}>
        <NearestRoute />
      </NotFoundMessage>
    </CampusFrame>
  );
}
