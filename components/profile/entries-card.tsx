import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Picture } from '@/components/ui/picture';
import type { Entry } from '@/content/schema/student/entry';

/** What the student took part in and where the student worked, newest first. */
export function EntriesCard({ entries }: { entries: readonly Entry[] }) {
  return (
    <Card title="Recent Activities and Internship">
      {entries.length === 0 ? (
        <EmptyState
          sentence="No Activities Yet"
          hint="Recent activities and internships will stand here."
        />
      ) : (
        <ul className="divide-y divide-line">
          {entries.map(({ id, title, description, date, image }) => (
            <li key={id} className="flex gap-4 py-4 first:pt-0 last:pb-0">
              <Picture image={image} className="size-14 shrink-0 rounded-control object-cover" />
              <div className="min-w-0">
                <h3 className="text-body">{title}</h3>
                <p className="text-note">{description}</p>
                <p className="mt-0.5 text-small text-muted">{date}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
