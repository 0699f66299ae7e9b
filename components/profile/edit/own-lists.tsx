'use client';

import { PlusIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { ListFoot } from '@/components/list/list-foot';
import { WrittenText } from '@/components/page/written-text';
import { RecordPicture } from '@/components/profile/cards/record-picture';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { Achievement } from '@/content/schema/student/achievement';
import type { Entry } from '@/content/schema/student/entry';
import type { OwnEntry, OwnAchievement } from '@/lib/store/use-list';
import { ListActions, useProfileList, AddToList } from './edit-list';

/** The college's activities and internships with this device's changes applied, and the buttons to edit them. */
export function OwnEntries({ content }: { content: readonly Entry[] }) {
  const { shown, editing } = useProfileList('entries', content);
  return (
    <EntriesCard
      entries={shown.records}
      foot={<ListFoot shown={shown} kind="activities and internships" />}
      action={<ListActions {...editing} add="Add" />}
    />
  );
}

interface EntriesCardProps {
  entries: readonly (Omit<Entry, 'image'> & Pick<OwnEntry, 'image' | 'picture'>)[];
  /** Shown opposite the heading. */
  action?: ReactNode;
  /** Shown below the list. */
  foot?: ReactNode;
}

/** The student's activities and internships, newest first. */
export function EntriesCard({ entries, action, foot }: EntriesCardProps) {
  return (
    <Card title="Recent Activities and Internship" action={action}>
      {entries.length === 0 ? (
        <EmptyState
          sentence="No Activities Yet"
          hint="Recent activities and internships will appear here."
        />
      ) : (
        <ul className="divide-y divide-line">
          {entries.map(({ id, title, description, date, ...record }) => (
            <li key={id} className="flex gap-4 py-4 first:pt-0 last:pb-0">
              <RecordPicture
                record={record}
                name={title}
                className="size-14 shrink-0 rounded-control object-cover"
              />
              <div className="min-w-0">
                <h3 className="text-body wrap-anywhere">
                  <bdi>{title}</bdi>
                </h3>
                <WrittenText className="text-note wrap-anywhere">{description}</WrittenText>
                <p className="mt-0.5 text-small text-muted">{date}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {foot}
    </Card>
  );
}

const tileClass =
  'inline-flex min-h-24 flex-col items-center justify-center gap-2 rounded-control border border-dashed border-control font-semibold text-brand transition-colors duration-150 hover:border-brand hover:bg-brand-soft';

/** The college's achievements with this device's changes applied, and the buttons to edit them. */
export function OwnAchievements({ content }: { content: readonly Achievement[] }) {
  const { shown, editing } = useProfileList('achievements', content);
  return (
    <AchievementsCard
      achievements={shown.records}
      foot={<ListFoot shown={shown} kind="achievements" />}
      action={<ListActions {...editing} />}
      add={
        <AddToList {...editing} className={tileClass}>
          <PlusIcon className="size-6" aria-hidden="true" />
          Add
        </AddToList>
      }
    />
  );
}

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
