'use client';

import { ListFoot } from '@/components/portal/list-foot';
import { useOwnList } from '@/components/portal/use-page-list';
import { useShown } from '@/components/portal/use-shown';
import type { Entry } from '@/content/schema/student/entry';
import type { PageList } from '@/lib/long-list';
import { useEntries } from '@/lib/workspace/use-list';
import { ListCorner } from './edit-list';
import { EntriesCard } from './entries-card';

/** The college's activities and internships with what this device has over them, and the ways to change them. */
export function OwnEntries({ content }: { content: PageList<Entry> }) {
  const list = useOwnList('entries', content);
  const items = useEntries(list.items);
  const shown = useShown(list, items);
  const ids = list.items.map(({ id }) => id);
  return (
    <EntriesCard
      entries={shown.records}
      foot={<ListFoot shown={shown} kind="activities and internships" />}
      action={<ListCorner list="entries" items={items} content={ids} ready={list.load} add="Add" />}
    />
  );
}
