import { Card } from '@/components/ui/card';
import type { Student } from '@/content/schema/student/student';

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
      <p className="mt-2 text-muted">
        <bdi>{city}</bdi>
      </p>
    </Card>
  );
}
