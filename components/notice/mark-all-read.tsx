'use client';

import { cornerLinkClass } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';
import { markAllRead, type NotificationState } from './use-notifications';

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
