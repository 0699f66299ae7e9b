import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { OwnAchievement } from '@/lib/store/use-list';
import { RecordPicture } from './record-picture';

interface AchievementsCardProps {
  achievements: readonly Pick<OwnAchievement, 'id' | 'name' | 'image' | 'picture'>[];
  /** Shown opposite the heading. */
  action?: ReactNode;
  /** Shown below the list. */
  foot?: ReactNode;
  /** Content of the tile after the last achievement. */
  add?: ReactNode;
}

/** The student's certified skills as tiles. */
export function AchievementsCard({ achievements, action, add, foot }: AchievementsCardProps) {
  return (
    <Card title="Achievements" action={action}>
      {achievements.length === 0 && (
        <EmptyState sentence="No Achievements Yet" hint="Certified skills will appear here." />
      )}
      <ul className="grid grid-cols-2 gap-3 empty:hidden">
        {achievements.map(({ id, name, ...record }) => (
          <li
            key={id}
            className="flex min-w-0 flex-col items-center gap-2 rounded-control border border-line px-2 py-4 text-center font-semibold"
          >
            <RecordPicture
              record={record}
              name={name}
              className="size-12 rounded-control object-cover"
            />
            <bdi className="max-w-full wrap-anywhere">{name}</bdi>
          </li>
        ))}
        {add && <li className="grid min-w-0 only:col-span-2 print:hidden no-js:hidden">{add}</li>}
      </ul>
      {foot}
    </Card>
  );
}
