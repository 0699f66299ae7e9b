import type { ReactNode } from 'react';
import { facultyAudience } from '@/components/shell/audience';
import { Shell } from '@/components/shell/shell';
import { facultyProfile } from '@/content/faculty';
import { site } from '@/content/site';

const person = {
  ...facultyProfile,
  details: [facultyProfile.designation, `Employee id ${facultyProfile.employeeId}`],
};

export default function FacultyLayout({ children }: { children: ReactNode }) {
  return (
    <Shell audience={facultyAudience} person={person} site={site}>
      {children}
    </Shell>
  );
}
