'use client';

import { PlusIcon } from '@heroicons/react/20/solid';
import { ListFoot } from '@/components/list/list-foot';
import { AchievementsCard } from '@/components/profile/cards/achievements-card';
import type { Achievement } from '@/content/schema/student/achievement';
import { AddToList, ListActions } from './edit-list';
import { useProfileList } from './use-profile-list';

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
