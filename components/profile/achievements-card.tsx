import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Picture } from '@/components/ui/picture';
import type { Achievement } from '@/content/schema/student/achievement';

/** The skills the student has a certificate of, as tiles. */
export function AchievementsCard({ achievements }: { achievements: readonly Achievement[] }) {
  return (
    <Card title="Achievements">
      {achievements.length === 0 ? (
        <EmptyState sentence="No Achievements Yet" hint="Certified skills will stand here." />
      ) : (
        <ul className="grid grid-cols-2 gap-3">
          {achievements.map(({ id, name, image }) => (
            <li
              key={id}
              className="flex min-w-0 flex-col items-center gap-2 rounded-control border border-line px-2 py-4 text-center font-semibold"
            >
              <Picture image={image} className="size-12" />
              {name}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
