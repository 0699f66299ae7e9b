import type { ReactNode } from 'react';
import { facultyAudience } from '@/components/shell/audience';
import { Shell } from '@/components/shell/shell';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';

export default function FacultyLayout({ children }: { children: ReactNode }) {
  return (
    <Shell audience={facultyAudience} sample={shownSample?.teacher ?? null} site={site}>
      {children}
    </Shell>
  );
}
