import { BasisLine } from '@/components/page/basis-line';
import { FactList } from '@/components/page/fact-list';
import { WrittenText } from '@/components/page/written-text';
import { averageNames, formatOnScale, type Scale } from '@/components/performance/model/grade-band';
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

/** Fields of interest and languages; renders nothing when both are empty. */
export function InterestsCard({ interests, languages }: Pick<Student, 'interests' | 'languages'>) {
  if (interests.length + languages.length === 0) return null;
  return (
    <Card title="Interests and Languages">
      {interests.length > 0 && (
        <ul aria-label="Interests" className="flex flex-wrap gap-2">
          {interests.map((interest) => (
            <li
              key={interest}
              className="rounded-full border border-transparent bg-brand-soft forced-colors:border-line print:border-line px-3 py-1 text-note font-medium"
            >
              <bdi>{interest}</bdi>
            </li>
          ))}
        </ul>
      )}
      {languages.length > 0 && (
        <p dir="auto" className="mt-3 text-muted">
          Speaks {languages.join(', ')}
        </p>
      )}
    </Card>
  );
}

/** The summary; renders nothing without one. */
export function SummaryCard({ summary }: Pick<Student, 'summary'>) {
  if (!summary) return null;
  return (
    <Card title="Summary">
      <WrittenText className="text-pretty wrap-anywhere whitespace-pre-line">{summary}</WrittenText>
    </Card>
  );
}

/** The email address and the city; renders nothing without both. */
export function ContactCard({ email, city }: Pick<Student, 'email' | 'city'>) {
  if (!email && !city) return null;
  return (
    <Card title="Contact">
      {email && (
        <p>
          <a
            href={`mailto:${email}`}
            className="text-note font-semibold text-brand underline underline-offset-4 wrap-anywhere"
          >
            {email}
          </a>
        </p>
      )}
      {city && (
        <p className="mt-2 text-muted first:mt-0">
          <bdi>{city}</bdi>
        </p>
      )}
    </Card>
  );
}
