import type { ReactNode } from 'react';
import { facultyAudience } from '@/components/shell/audience';
import { Shell } from '@/components/shell/shell';
import { facultyProfile } from '@/content/faculty';
import { site } from '@/content/site';
import { nobody } from '../nobody';

const { designation, employeeId } = facultyProfile;
const person = site.openSample
  ? { ...facultyProfile, details: [designation, `Employee id ${employeeId}`] }
  : nobody;

export default function FacultyLayout({ children }: { children: ReactNode }) {
  return (
    <Shell audience={facultyAudience} person={person} site={site}>
      {children}
    </Shell>
  );
}
