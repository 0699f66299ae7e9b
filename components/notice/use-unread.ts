import { useEffect, useState } from 'react';
import type { WholeList } from '@/components/list/use-page-list';
import { workspace } from '@/lib/store/device';
import { formatCount } from '@/lib/text/count';
import type { NotificationState } from './use-notifications';

export interface UnreadCount {
  /** For screen readers: "5 unread". */
  label: string;
  /** For the badge on the bell: "5". */
  figure: string;
}

/** Reports the unread count once the read flags have loaded. For a partly loaded list, the count is a minimum. */
export function useUnread(
  list: WholeList<unknown>,
  notifications: readonly NotificationState[],
  onUnread: (unread: UnreadCount | null) => void,
): void {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => void workspace.load('flags').then(() => setIsKnown(true)), []);
  const count = isKnown ? notifications.filter(({ read }) => !read).length : 0;
  const isPartial = list.state !== 'whole';
  useEffect(() => {
    const label = `${formatCount(count)}${isPartial ? ' or more' : ''} unread`;
    const figure = count > 99 ? '99+' : `${count}${isPartial ? '+' : ''}`;
    onUnread(count > 0 ? { label, figure } : null);
  }, [count, isPartial, onUnread]);
}
