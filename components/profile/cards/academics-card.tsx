import { BasisLine } from '@/components/page/basis-line';
import { FactList } from '@/components/page/fact-list';
import { Card } from '@/components/ui/card';
import type { Student } from '@/content/schema/student/student';

/** The programme and its figures; renders nothing when none is known. */
export function AcademicsCard({
  program,
  semester,
  batch,
  cgpa,
  cgpaBasis,
}: Pick<Student, 'program' | 'semester' | 'batch' | 'cgpa' | 'cgpaBasis'>) {
  const known = [program, semester, batch, cgpa].some((value) => value !== undefined);
  if (!known) return null;
  return (
    <Card title="Academics">
      {program && (
        <p className="mb-2 font-semibold wrap-anywhere">
          <bdi>{program}</bdi>
        </p>
      )}
      <FactList
        facts={[
          { term: 'Semester', value: semester },
          { term: 'Batch', value: batch },
          { term: 'CGPA', value: cgpa === undefined ? null : `${cgpa} of 10` },
        ]}
      />
      {cgpa !== undefined && cgpaBasis && <BasisLine {...cgpaBasis} className="mt-3 text-muted" />}
    </Card>
  );
}
