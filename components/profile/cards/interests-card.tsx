import { Card } from '@/components/ui/card';
import type { Student } from '@/content/schema/student/student';

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
