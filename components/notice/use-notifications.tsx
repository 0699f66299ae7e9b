'use client';

import { useMemo } from 'react';
import { notificationsFor, type NotificationItem } from '@/components/notice/model/notifications';
import { useToday } from '@/components/page/use-clock';
import { cornerLinkClass } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';
import { workspace } from '@/lib/store/device';
import type { EventRecipient } from '@/lib/store/event';
import { now, put, remove } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { writeWithUndo } from '@/lib/store/write-with-undo';

/** A notification; `read` is true if this person has read it. */
type NotificationState = NotificationItem & { read: boolean };

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

async function toggleRead({ id, read }: Pick<NotificationState, 'id' | 'read'>): Promise<void> {
  const flagId = flagOf(id);
  await workspace
    .write([read ? remove('flags', flagId) : put('flags', { id: flagId, at: now() })])
    .catch(() => {});
}

/** Marks these notifications as read, with undo. */
async function markAllRead(notifications: readonly NotificationState[]): Promise<void> {
  const at = now();
  const flags = workspace.records('flags');
  const ids = notifications.map(({ id }) => flagOf(id));
  const changes = ids.filter((id) => !flags.has(id)).map((id) => put('flags', { id, at }));
  await writeWithUndo(changes, 'All notifications are marked as read.').catch(() => {});
}

/** Marks everything as read; hidden if nothing is unread. */
export function MarkAllRead({ notices }: { notices: readonly NotificationState[] }) {
  if (notices.every(({ read }) => read)) return null;
  return (
    <button
      type="button"
      onClick={(event) => {
        focusContainer(event.currentTarget);
        void markAllRead(notices);
      }}
      className={`${cornerLinkClass} -my-2 min-h-10 pointer-coarse:min-h-11 no-js:hidden`}
    >
      Mark all as read
    </button>
  );
}

/** Shows if a notice is read, as an empty or filled dot, and toggles it. */
export function ReadToggle({ notice }: { notice: NotificationState }) {
  const name = `Mark as ${notice.read ? 'unread' : 'read'}: ${notice.title}`;
  return (
    <button
      type="button"
      aria-label={name}
      title={notice.read ? 'Mark as unread' : 'Mark as read'}
      onClick={() => void toggleRead(notice)}
      className="group ms-auto inline-flex size-10 shrink-0 items-center justify-center self-center rounded-control pointer-coarse:size-11 no-js:hidden print:hidden"
    >
      <span
        className={`size-2.5 rounded-full border-2 group-hover:border-text ${notice.read ? 'border-control' : 'border-brand bg-brand'}`}
      />
    </button>
  );
}
