'use client';

import type { WholeList } from '@/components/list/use-page-list';
import type { NotificationItem } from '@/components/notice/model/notifications';
import { cornerLinkClass } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';
import { markAllRead, type NotificationState } from './use-notifications';

interface MarkAllReadProps {
  notices: readonly NotificationState[];
  /** The college's whole list, if `notices` have only its beginning. */
  list?: Pick<WholeList<NotificationItem>, 'load' | 'file'>;
}

/** Marks everything as read; hidden if nothing is unread. */
export function MarkAllRead({ notices, list }: MarkAllReadProps) {
  if (notices.every(({ read }) => read)) return null;
  return (
    <button
      type="button"
      onClick={(event) => {
        focusContainer(event.currentTarget);
        void markWholeListRead(notices, list);
      }}
      className={`${cornerLinkClass} -my-2 min-h-10 pointer-coarse:min-h-11 no-js:hidden`}
    >
      Mark all as read
    </button>
  );
}

async function markWholeListRead(
  notices: readonly NotificationState[],
  list: MarkAllReadProps['list'],
) {
  if (!list?.file) return markAllRead(notices);
  // If the whole list cannot be loaded, the list itself shows the error.
  const whole = (await list.load().catch(() => null)) as readonly NotificationItem[] | null;
  if (whole) await markAllRead(notices, whole);
}
