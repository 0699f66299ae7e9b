import { useEffect, useState } from 'react';
import type { WholeList } from '@/components/list/use-page-list';
import { workspace } from '@/lib/store/device';
import type { ReadNews } from './use-news';

/** How many notifications are unread. */
export interface UnreadCount {
  /** As a screen reader says it: "5 unread". */
  words: string;
  /** As it stands on the bell: "5". */
  figure: string;
}

/**
 * Tells how many notifications are unread, once this device has said which are read. Of a list whose rest is not here it
 * is at least so many.
 */
export function useUnread(
  list: WholeList<unknown>,
  news: readonly ReadNews[],
  onUnread: (unread: UnreadCount | null) => void,
): void {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => void workspace.load('marks').then(() => setIsKnown(true)), []);
  const count = isKnown ? news.filter(({ read }) => !read).length : 0;
  const isPart = list.state !== 'whole';
  useEffect(() => {
    const words = `${count.toLocaleString('en')}${isPart ? ' or more' : ''} unread`;
    const figure = count > 99 ? '99+' : `${count}${isPart ? '+' : ''}`;
    onUnread(count > 0 ? { words, figure } : null);
  }, [count, isPart, onUnread]);
}
