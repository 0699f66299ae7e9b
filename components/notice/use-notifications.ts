'use client';

import { useMemo } from 'react';
import { notificationsFor, type NotificationItem } from '@/components/notice/model/notifications';
import { useToday } from '@/components/page/use-clock';
import { workspace } from '@/lib/store/device';
import type { Recipient } from '@/lib/store/event';
import { now, put, remove } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { writeWithUndo } from '@/lib/store/write-with-undo';

/** Something told, and whether this person has read it. */
export type NotificationState = NotificationItem & { read: boolean };

const flagOf = (id: string) => `read:${id}`;

const none: readonly NotificationItem[] = [];

/** What the college told a side, and what happened on this device among it. */
export function useNotifications(
  side: Recipient,
  published: readonly NotificationItem[] = none,
): NotificationState[] {
  const events = useRecords('events');
  const notices = useRecords('notices');
  const cancellations = useRecords('cancellations');
  const flags = useRecords('marks');
  const today = useToday();
  return useMemo(
    () =>
      notificationsFor(side, published, { events, notices, cancellations }, today).map((item) => ({
        ...item,
        read: flags.has(flagOf(item.id)),
      })),
    [side, published, events, notices, cancellations, flags, today],
  );
}

/** Marks something as read, or as unread again. */
export async function toggleRead({
  id,
  read,
}: Pick<NotificationState, 'id' | 'read'>): Promise<void> {
  const flagId = flagOf(id);
  await workspace
    .write([read ? remove('marks', flagId) : put('marks', { id: flagId, at: now() })])
    .catch(() => {});
}

/** Marks all of these as read, and all of a list that they are the beginning of; that can be undone. */
export async function markAllRead(
  notifications: readonly NotificationState[],
  whole: readonly NotificationItem[] = none,
): Promise<void> {
  const at = now();
  const flags = workspace.records('marks');
  const ids = new Set([...notifications, ...whole].map(({ id }) => flagOf(id)));
  const changes = [...ids].filter((id) => !flags.has(id)).map((id) => put('marks', { id, at }));
  await writeWithUndo(changes, 'All notifications are marked as read.').catch(() => {});
}
