import { averageNames, formatOnScale, type Scale } from '@/components/performance/model/grade-band';
import { BasisLine } from '@/components/page/basis-line';
import { FactList } from '@/components/page/fact-list';
import { Card } from '@/components/ui/card';
import type { Student } from '@/content/schema/student/student';

type Academics = Pick<Student, 'program' | 'semester' | 'batch' | 'cgpa' | 'cgpaBasis'>;

interface AcademicsCardProps extends Academics {
  /** The scale of the CGPA. */
  scale: Scale;
  /** Since when there are results. */
  since?: string | undefined;
}

/** The programme and its figures; renders nothing when none is known. */
export function AcademicsCard({
  program,
  semester,
  batch,
  cgpa,
  cgpaBasis,
  scale,
  since,
}: AcademicsCardProps) {
  const known = [program, semester, batch, cgpa, since].some((value) => value !== undefined);
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
          {
            term: averageNames(scale).all,
            value: cgpa === undefined ? null : formatOnScale(cgpa, scale),
          },
          { term: 'Results', value: since },
        ]}
      />
      {cgpa !== undefined && cgpaBasis && <BasisLine {...cgpaBasis} className="mt-3 text-muted" />}
    </Card>
  );
}
