import type { ReactNode } from 'react';
import { studentAudience } from '@/components/shell/audience';
import { Shell } from '@/components/shell/shell';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { shownPerson } from '@/lib/record/shown-person';
import { publishedInPage } from './published-notifications';

const person = shownSample && shownPerson(shownSample.student);

export default function StudentLayout({ children }: { children: ReactNode }) {
  return (
    <Shell audience={studentAudience} person={person} site={site} notifications={publishedInPage}>
      {children}
    </Shell>
  );
}
