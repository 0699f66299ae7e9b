'use client';

import { PlusIcon } from '@heroicons/react/20/solid';
import { ListFoot } from '@/components/list/list-foot';
import { useOwnList } from '@/components/list/use-page-list';
import { useShown } from '@/components/list/use-shown';
import { AchievementsCard } from '@/components/profile/cards/achievements-card';
import type { Achievement } from '@/content/schema/student/achievement';
import type { PageList } from '@/lib/list/long-list';
import { useAchievements } from '@/lib/store/use-list';
import { AddToList, ListActions } from './edit-list';

const tileClass =
  'inline-flex min-h-24 flex-col items-center justify-center gap-2 rounded-control border border-dashed border-control font-semibold text-brand transition-colors duration-150 hover:border-brand hover:bg-brand-soft';

/** The college's achievements with this device's changes applied, and the buttons to edit them. */
export function OwnAchievements({ content }: { content: PageList<Achievement> }) {
  const list = useOwnList('achievements', content);
  const items = useAchievements(list.items);
  const shown = useShown(list, items);
  const listProps = {
    list: 'achievements',
    items,
    content: list.items.map(({ id }) => id),
    ready: list.load,
  } as const;
  return (
    <AchievementsCard
      achievements={shown.records}
      foot={<ListFoot shown={shown} kind="achievements" />}
      action={<ListActions {...listProps} />}
      add={
        <AddToList {...listProps} className={tileClass}>
          <PlusIcon className="size-6" aria-hidden="true" />
          Add
        </AddToList>
      }
    />
  );
}
