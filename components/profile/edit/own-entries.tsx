'use client';

import { ListFoot } from '@/components/list/list-foot';
import { EntriesCard } from '@/components/profile/cards/entries-card';
import type { Entry } from '@/content/schema/student/entry';
import { ListActions } from './edit-list';
import { useProfileList } from './use-profile-list';

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
