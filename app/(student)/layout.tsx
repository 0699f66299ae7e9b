import type { ReactNode } from 'react';
import { studentAudience } from '@/components/shell/audience';
import { Shell } from '@/components/shell/shell';
import { dutyRule } from '@/content/campus';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';

export default function StudentLayout({ children }: { children: ReactNode }) {
  return (
    <Shell
      audience={studentAudience}
      sample={shownSample?.student ?? null}
      site={site}
      duty={dutyRule}
    >
      {children}
    </Shell>
  );
}
