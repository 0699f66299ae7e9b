import { BasisLine } from '@/components/page/basis-line';
import { FactList } from '@/components/page/fact-list';
import { Card } from '@/components/ui/card';
import type { Student } from '@/content/schema/student/student';

/** The student's details from the college's register. */
export function AcademicInformation({ student }: { student: Omit<Student, 'photo'> }) {
  const { cgpa, cgpaBasis } = student;
  const shownCgpa = cgpa !== undefined && (
    <>
      {cgpa} <span className="font-normal text-muted">of 10</span>
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
          { term: 'CGPA', value: shownCgpa || null },
        ]}
      />
      {shownCgpa && cgpaBasis && (
        <BasisLine
          basis={`CGPA: ${cgpaBasis.basis}`}
          asOf={cgpaBasis.asOf}
          className="mt-auto pt-4 text-muted"
        />
      )}
    </Card>
  );
}
