import type { ReactNode } from 'react';
import { facultyAudience } from '@/components/shell/audience';
import { Shell } from '@/components/shell/shell';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { shownPerson } from '@/lib/record/shown-person';

const person = shownSample && shownPerson(shownSample.teacher);

export default function FacultyLayout({ children }: { children: ReactNode }) {
  return (
    <Shell audience={facultyAudience} person={person} site={site}>
      {children}
    </Shell>
  );
}
