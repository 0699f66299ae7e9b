'use client';

import { useMemo } from 'react';
import { notificationsFor, type NotificationItem } from '@/components/notice/model/notifications';
import { useToday } from '@/components/page/use-clock';
import { workspace } from '@/lib/store/device';
import type { EventRecipient } from '@/lib/store/event';
import { now, put, remove } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { writeWithUndo } from '@/lib/store/write-with-undo';

/** A notification and whether this person has read it. */
export type NotificationState = NotificationItem & { read: boolean };

const flagOf = (id: string) => `read:${id}`;

const none: readonly NotificationItem[] = [];

/** The notifications of a side, from the college and from this device, with their read state. */
export function useNotifications(
  side: EventRecipient,
  published: readonly NotificationItem[] = none,
): NotificationState[] {
  const events = useRecords('events');
  const notices = useRecords('notices');
  const cancellations = useRecords('cancellations');
  const flags = useRecords('flags');
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

export async function toggleRead({
  id,
  read,
}: Pick<NotificationState, 'id' | 'read'>): Promise<void> {
  const flagId = flagOf(id);
  await workspace
    .write([read ? remove('flags', flagId) : put('flags', { id: flagId, at: now() })])
    .catch(() => {});
}

/** Marks these notifications as read, with undo. */
export async function markAllRead(notifications: readonly NotificationState[]): Promise<void> {
  const at = now();
  const flags = workspace.records('flags');
  const ids = notifications.map(({ id }) => flagOf(id));
  const changes = ids.filter((id) => !flags.has(id)).map((id) => put('flags', { id, at }));
  await writeWithUndo(changes, 'All notifications are marked as read.').catch(() => {});
}
