import { BasisLine } from '@/components/page/basis-line';
import { FactList } from '@/components/page/fact-list';
import { Card } from '@/components/ui/card';
import type { Student } from '@/content/schema/student/student';

export function AcademicsCard({
  program,
  semester,
  batch,
  cgpa,
  cgpaBasis,
}: Pick<Student, 'program' | 'semester' | 'batch' | 'cgpa' | 'cgpaBasis'>) {
  return (
    <Card title="Academics">
      <p className="mb-2 font-semibold">
        <bdi>{program}</bdi>
      </p>
      <FactList
        facts={[
          { term: 'Semester', value: semester },
          { term: 'Batch', value: batch },
          { term: 'CGPA', value: `${cgpa} of 10` },
        ]}
      />
      <BasisLine {...cgpaBasis} className="mt-3 text-muted" />
    </Card>
  );
}
