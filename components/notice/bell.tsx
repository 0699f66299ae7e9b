import type { NotificationItem } from '@/components/notice/model/notifications';
import type { PageList } from '@/lib/list/long-list';
import type { Recipient } from '@/lib/store/event';
import { BellPanel } from './bell-panel';
import { NotificationList } from './notification-list';

interface BellProps {
  side: Recipient;
  /** The college's notifications for this side. */
  notifications?: PageList<NotificationItem>;
}

const none: readonly NotificationItem[] = [];

/** The notification bell, with notifications from the college and from this device. */
export function Bell({ side, notifications = none }: BellProps) {
  return (
    <BellPanel side={side} notifications={notifications}>
      <NotificationList notifications={notifications} />
    </BellPanel>
  );
}
