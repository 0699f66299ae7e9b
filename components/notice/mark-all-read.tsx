'use client';

import type { WholeList } from '@/components/list/use-page-list';
import type { News } from '@/components/notice/model/news';
import { cornerLinkClass } from '@/components/ui/button';
import { focusAround } from '@/components/ui/focus-around';
import { markAllRead, type ReadNews } from './use-news';

interface MarkAllReadProps {
  notices: readonly ReadNews[];
  /** The college's list that they begin with, where it has more. */
  list?: Pick<WholeList<News>, 'load' | 'file'>;
}

/** Marks everything as read at once; not there while nothing is unread. */
export function MarkAllRead({ notices, list }: MarkAllReadProps) {
  if (notices.every(({ read }) => read)) return null;
  return (
    <button
      type="button"
      onClick={(event) => {
        focusAround(event.currentTarget);
        void markWhole(notices, list);
      }}
      className={`${cornerLinkClass} min-h-10 pointer-coarse:min-h-11 unscripted:hidden`}
    >
      Mark all as read
    </button>
  );
}

async function markWhole(notices: readonly ReadNews[], list: MarkAllReadProps['list']) {
  if (!list?.file) return markAllRead(notices);
  // Where the whole cannot be had, the list itself says so.
  const whole = (await list.load().catch(() => null)) as readonly News[] | null;
  if (whole) await markAllRead(notices, whole);
}
