import type { ReactNode } from 'react';
import { CampusFrame } from '@/components/auth/campus-frame';
import { site } from '@/content/site';
import { campusMap } from '@/content/campus';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <CampusFrame site={site} map={campusMap}>
      {children}
    </CampusFrame>
  );
}
