import type { ReactNode } from 'react';
import { LostCard } from '@/components/auth/lost-card';
import { CampusFrame } from '@/components/auth/campus-frame';
import { site } from '@/content/site';
import { campusMap } from '@/content/campus';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <CampusFrame site={site} map={campusMap} foot={<LostCard email={site.helpCentre.email} />}>
      {children}
    </CampusFrame>
  );
}
