import type { ReactNode } from 'react';
import { studentAudience } from '@/components/shell/audience';
import { Shell } from '@/components/shell/shell';
import { site } from '@/content/site';
import { student } from '@/content/student';
import { nobody } from '../nobody';
import { publishedInPage } from './published-notifications';

const person = site.openSample
  ? { ...student, details: [`Roll number ${student.rollNumber}`] }
  : nobody;

export default function StudentLayout({ children }: { children: ReactNode }) {
  return (
    <Shell audience={studentAudience} person={person} site={site} notifications={publishedInPage}>
      {children}
    </Shell>
  );
}
