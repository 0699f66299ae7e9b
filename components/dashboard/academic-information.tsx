import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import type { Student } from '@/content/schema/student/student';
import { formatDay } from '@/lib/date';

/** Who the student is in the college's register. */
export function AcademicInformation({ student }: { student: Student }) {
  return (
    <Card title="Academic Information">
      <dl className="space-y-2 text-note">
        <Line term="Name">{student.name}</Line>
        <Line term="Roll number">{student.rollNumber}</Line>
        <Line term="Programme">{student.program}</Line>
        <Line term="Semester">{student.semester}</Line>
        <Line term="Batch">{student.batch}</Line>
        <Line term="CGPA">
          {student.cgpa} <span className="font-normal text-muted">of 10</span>
        </Line>
      </dl>
      <p className="mt-3 border-t border-line pt-2.5 text-small text-muted">
        CGPA: {student.cgpaBasis.basis}, as of {formatDay(student.cgpaBasis.asOf)}
      </p>
    </Card>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-0 text-muted">{term}</dt>
      <dd className="min-w-0 text-end font-semibold text-balance">{children}</dd>
    </div>
  );
}
