import { averageNames, scaleSuffix, type Scale } from '@/components/performance/model/grade-band';
import { BasisLine } from '@/components/page/basis-line';
import { FactList } from '@/components/page/fact-list';
import { Card } from '@/components/ui/card';
import type { Student } from '@/content/schema/student/student';

interface AcademicInformationProps {
  student: Pick<
    Student,
    'name' | 'rollNumber' | 'program' | 'semester' | 'batch' | 'cgpa' | 'cgpaBasis'
  >;
  /** The scale of the CGPA. */
  scale: Scale;
  /** Since when there are results. */
  since?: string | undefined;
}

/** The student's details from the college's register. */
export function AcademicInformation({ student, scale, since }: AcademicInformationProps) {
  const { cgpa, cgpaBasis } = student;
  const name = averageNames(scale).all;
  const shownCgpa = cgpa !== undefined && (
    <>
      {cgpa}
      <span className="font-normal text-muted">{scaleSuffix(scale)}</span>
    </>
  );
  return (
    <Card title="Academic Information" className="flex flex-col">
      <FactList
        facts={[
          { term: 'Name', value: student.name },
          { term: 'Roll number', value: student.rollNumber },
          { term: 'Programme', value: student.program },
          { term: 'Semester', value: student.semester },
          { term: 'Batch', value: student.batch },
          { term: name, value: shownCgpa || null },
          { term: 'Results', value: since },
        ]}
      />
      {shownCgpa && cgpaBasis && (
        <BasisLine
          basis={`${name}: ${cgpaBasis.basis}`}
          asOf={cgpaBasis.asOf}
          className="mt-auto pt-4 text-muted"
        />
      )}
    </Card>
  );
}
