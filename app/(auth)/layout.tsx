import type { ReactNode } from 'react';
import { CampusFrame } from '@/components/auth/campus-frame';
import { site } from '@/content/site';
import { campusMap } from '@/content/campus';

/** The frame of the sign-in pages. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <CampusFrame product={site.product} map={campusMap}>
      {children}
    </CampusFrame>
  );
}
