import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import type { Student } from '@/content/schema/student/student';
import { BasisLine } from './basis-line';

/** Who the student is in the college's register. */
export function AcademicInformation({ student }: { student: Student }) {
  return (
    <Card title="Academic Information" className="flex flex-col">
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
      <BasisLine
        basis={`CGPA: ${student.cgpaBasis.basis}`}
        asOf={student.cgpaBasis.asOf}
        className="mt-auto pt-4 text-muted"
      />
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
