'use client';

import type { Entry } from '@/content/schema/student/entry';
import { useEntries } from '@/lib/workspace/use-list';
import { ListCorner } from './edit-list';
import { EntriesCard } from './entries-card';

/** The college's activities and internships with what this device has over them, and the ways to change them. */
export function OwnEntries({ content }: { content: readonly Entry[] }) {
  const items = useEntries(content);
  const ids = content.map(({ id }) => id);
  return (
    <EntriesCard
      entries={items}
      action={<ListCorner list="entries" items={items} content={ids} add="Add" />}
    />
  );
}
