import type { ReactNode } from 'react';
import { CampusFrame } from '@/components/auth/campus-frame';
import { site } from '@/content/site';
import { campusMap } from '@/content/campus';
import { linkClass } from '@/components/auth/link-class';

/** Says who prints a new card. */
function LostCard({ email }: { email: string }) {
  return (
    <p className="min-w-0">
      Lost the card? Ask{' '}
      <a href={`mailto:${email}`} className={`${linkClass} wrap-anywhere`}>
        {email}
      </a>
    </p>
  );
}

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <CampusFrame site={site} map={campusMap} foot={<LostCard email={site.helpCentre.email} />}>
      {children}
    </CampusFrame>
  );
}
