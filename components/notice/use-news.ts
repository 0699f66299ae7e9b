'use client';

import { useMemo } from 'react';
import { newsFor, type News } from '@/components/notice/model/news';
import { useToday } from '@/components/page/use-clock';
import { workspace } from '@/lib/store/device';
import type { Side } from '@/lib/store/event';
import { now, put, remove } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { writeAndSay } from '@/lib/store/write-and-say';

/** Something told, and whether this person has read it. */
export type ReadNews = News & { read: boolean };

const markOf = (id: string) => `read:${id}`;

const none: readonly News[] = [];

/** What the college told a side, and what happened on this device among it. */
export function useNews(side: Side, told: readonly News[] = none): ReadNews[] {
  const events = useRecords('events');
  const notices = useRecords('notices');
  const cancellations = useRecords('cancellations');
  const marks = useRecords('marks');
  const today = useToday();
  return useMemo(
    () =>
      newsFor(side, told, { events, notices, cancellations }, today).map((news) => ({
        ...news,
        read: marks.has(markOf(news.id)),
      })),
    [side, told, events, notices, cancellations, marks, today],
  );
}

/** Marks something as read, or as unread again. */
export async function toggleRead({ id, read }: Pick<ReadNews, 'id' | 'read'>): Promise<void> {
  const mark = markOf(id);
  await workspace
    .write([read ? remove('marks', mark) : put('marks', { id: mark, at: now() })])
    .catch(() => {});
}

/** Marks all of these as read, and all of a list that they are the beginning of; that can be undone. */
export async function markAllRead(
  news: readonly ReadNews[],
  whole: readonly News[] = none,
): Promise<void> {
  const at = now();
  const kept = workspace.records('marks');
  const ids = new Set([...news, ...whole].map(({ id }) => markOf(id)));
  const marks = [...ids].filter((id) => !kept.has(id)).map((id) => put('marks', { id, at }));
  await writeAndSay(marks, 'All notifications are marked as read.').catch(() => {});
}
