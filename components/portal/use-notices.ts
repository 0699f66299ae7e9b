'use client';

import { useMemo } from 'react';
import { minuteOf } from '@/lib/day';
import { workspace } from '@/lib/workspace/device';
import { now, put, remove } from '@/lib/workspace/record';
import { useRecords } from '@/lib/workspace/use-records';
import { writeAndSay } from '@/lib/workspace/write-and-say';
import type { Notice } from './notice-list';

/** A notice, and whether this person has read it. */
export type ReadNotice = Notice & { read: boolean };

const markOf = (id: string) => `read:${id}`;

/** What happened on this device, newest first. */
export function useEvents(): ReadNotice[] {
  return useNotices(none);
}

const none: readonly Notice[] = [];

/** What the college told, and what happened on this device among it, newest first. */
export function useNotices(told: readonly Notice[]): ReadNotice[] {
  const events = useRecords('events');
  const marks = useRecords('marks');
  return useMemo(() => {
    // By their moments first: two of the same minute would come in any order.
    const own = [...events.values()].sort(byNewest).map(({ id, title, at, about }) => ({
      id,
      title,
      at: minuteOf(at),
      ...(about && { about }),
    }));
    const all = own.length === 0 ? told : [...own, ...told].sort(byNewest);
    return all.map((notice) => ({ ...notice, read: marks.has(markOf(notice.id)) }));
  }, [told, events, marks]);
}

function byNewest(one: Pick<Notice, 'at'>, other: Pick<Notice, 'at'>): number {
  return one.at === other.at ? 0 : one.at < other.at ? 1 : -1;
}

/** Marks a notice as read, or as unread again. */
export async function toggleRead({ id, read }: ReadNotice): Promise<void> {
  const mark = markOf(id);
  await workspace
    .write([read ? remove('marks', mark) : put('marks', { id: mark, at: now() })])
    .catch(() => {});
}

/** Marks all of these as read; that can be undone. */
export async function markAllRead(notices: readonly ReadNotice[]): Promise<void> {
  const at = now();
  const unread = notices.filter(({ read }) => !read);
  const marks = unread.map(({ id }) => put('marks', { id: markOf(id), at }));
  await writeAndSay(marks, 'All notifications are marked as read.').catch(() => {});
}
