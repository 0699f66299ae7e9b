import { useEffect, useState } from 'react';
import type { WholeList } from '@/components/list/use-page-list';
import { workspace } from '@/lib/store/device';
import type { NotificationState } from './use-notifications';

/** How many notifications are unread. */
export interface UnreadCount {
  /** As a screen reader says it: "5 unread". */
  label: string;
  /** As it stands on the bell: "5". */
  figure: string;
}

/**
 * Tells how many notifications are unread, once this device has said which are read. Of a list whose rest is not here it
 * is at least so many.
 */
export function useUnread(
  list: WholeList<unknown>,
  notifications: readonly NotificationState[],
  onUnread: (unread: UnreadCount | null) => void,
): void {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => void workspace.load('marks').then(() => setIsKnown(true)), []);
  const count = isKnown ? notifications.filter(({ read }) => !read).length : 0;
  const isPartial = list.state !== 'whole';
  useEffect(() => {
    const label = `${count.toLocaleString('en')}${isPartial ? ' or more' : ''} unread`;
    const figure = count > 99 ? '99+' : `${count}${isPartial ? '+' : ''}`;
    onUnread(count > 0 ? { label, figure } : null);
  }, [count, isPartial, onUnread]);
}
