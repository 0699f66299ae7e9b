'use client';

import { ListFoot } from '@/components/list/list-foot';
import { useOwnList } from '@/components/list/use-page-list';
import { useShown } from '@/components/list/use-shown';
import { EntriesCard } from '@/components/profile/cards/entries-card';
import type { Entry } from '@/content/schema/student/entry';
import type { PageList } from '@/lib/list/long-list';
import { useEntries } from '@/lib/store/use-list';
import { ListActions } from './edit-list';

/** The college's activities and internships with this device's changes applied, and the buttons to edit them. */
export function OwnEntries({ content }: { content: PageList<Entry> }) {
  const list = useOwnList('entries', content);
  const items = useEntries(list.items);
  const shown = useShown(list, items);
  const ids = list.items.map(({ id }) => id);
  return (
    <EntriesCard
      entries={shown.records}
      foot={<ListFoot shown={shown} kind="activities and internships" />}
      action={
        <ListActions list="entries" items={items} content={ids} ready={list.load} add="Add" />
      }
    />
  );
}
