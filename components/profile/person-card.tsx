import { Card } from '@/components/ui/card';
import type { Student } from '@/content/schema/student/student';
import { formatDay } from '@/lib/date';
import { FactList } from './fact-list';

/** The student in a few sentences. */
export function SummaryCard({ summary }: Pick<Student, 'summary'>) {
  return (
    <Card title="Summary">
      <p className="text-pretty whitespace-pre-line">{summary}</p>
    </Card>
  );
}

/** Where the student stands: programme, semester, batch and CGPA with its basis. */
export function AcademicsCard(student: Student) {
  const { program, semester, batch, cgpa, cgpaBasis } = student;
  return (
    <Card title="Academics">
      <p className="mb-2 font-semibold">{program}</p>
      <FactList
        facts={[
          { term: 'Semester', value: semester },
          { term: 'Batch', value: batch },
          { term: 'CGPA', value: `${cgpa} of 10` },
        ]}
      />
      <p className="mt-3 text-small text-muted">
        {cgpaBasis.basis}, as of {formatDay(cgpaBasis.asOf)}
      </p>
    </Card>
  );
}

/** How to reach the student. */
export function ContactCard({ email, city }: Pick<Student, 'email' | 'city'>) {
  return (
    <Card title="Contact">
      <p>
        <a
          href={`mailto:${email}`}
          className="text-note font-semibold text-brand underline underline-offset-4 wrap-anywhere"
        >
          {email}
        </a>
      </p>
      <p className="mt-2 text-muted">{city}</p>
    </Card>
  );
}

/** Fields of interest and languages; nothing where the student named none. */
export function InterestsCard({ interests, languages }: Pick<Student, 'interests' | 'languages'>) {
  if (interests.length + languages.length === 0) return null;
  return (
    <Card title="Interests and Languages">
      {interests.length > 0 && (
        <ul aria-label="Interests" className="flex flex-wrap gap-2">
          {interests.map((interest) => (
            <li
              key={interest}
              className="rounded-full bg-brand-soft px-3 py-1 text-note font-medium"
            >
              {interest}
            </li>
          ))}
        </ul>
      )}
      {languages.length > 0 && <p className="mt-3 text-muted">Speaks {languages.join(', ')}</p>}
    </Card>
  );
}
