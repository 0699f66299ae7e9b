import { Card } from '@/components/ui/card';
import type { Student } from '@/content/schema/student/student';

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
