'use client';

import { cornerLinkClass } from '@/components/ui/button';
import { focusAround } from './focus-around';
import { markAllRead, type ReadNews } from './use-news';

/** Marks everything as read at once; not there while nothing is unread. */
export function MarkAllRead({ notices }: { notices: readonly ReadNews[] }) {
  if (notices.every(({ read }) => read)) return null;
  return (
    <button
      type="button"
      onClick={(event) => {
        focusAround(event.currentTarget);
        void markAllRead(notices);
      }}
      className={`${cornerLinkClass} min-h-10 pointer-coarse:min-h-11 unscripted:hidden`}
    >
      Mark all as read
    </button>
  );
}
