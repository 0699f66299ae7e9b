import type { ReactNode } from 'react';
import { facultyAudience } from '@/components/shell/audience';
import { Shell } from '@/components/shell/shell';
import { dutyRule } from '@/content/campus';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';

export default function FacultyLayout({ children }: { children: ReactNode }) {
  return (
    <Shell
      audience={facultyAudience}
      sample={shownSample?.teacher ?? null}
      site={site}
      duty={dutyRule}
    >
      {children}
    </Shell>
  );
}
