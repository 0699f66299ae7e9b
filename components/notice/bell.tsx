'use client';

import { BellIcon } from '@heroicons/react/24/outline';
import { useMemo, useState } from 'react';
import type { NotificationItem } from '@/components/notice/model/notifications';
import { recentNotifications } from '@/components/notice/model/notification-period';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { buttonClass } from '@/components/ui/button';
import { Panel, PanelButton } from '@/components/ui/panel';
import { useLazyWhen } from '@/components/ui/use-lazy';
import { lengthOf, type PageList } from '@/lib/list/long-list';
import type { OpenedRecord } from '@/lib/record/person';
import type { EventRecipient } from '@/lib/store/event';
import { useRecords } from '@/lib/store/use-records';
import { NotificationList } from './notification-list';
import type { UnreadCount } from './use-unread';

interface BellProps {
  side: EventRecipient;
  timeZone: string;
  /** The college's notifications for this side. */
  notifications?: PageList<NotificationItem>;
}

const none: readonly NotificationItem[] = [];

/** The college's notifications in the opened record; teachers have none. */
function ownNotifications(record: OpenedRecord | null): readonly NotificationItem[] {
  return record?.kind === 'student' ? recentNotifications(record.notifications.items) : [];
}

const load = async () => (await import('./bell-list')).BellList;

/**
 * The bell button with its panel: notifications from the college and from this device. The code of the list and count
 * loads when there is something to list.
 */
export function Bell({ side, timeZone, notifications: sample = none }: BellProps) {
  const { flag, record } = useCurrentRecord();
  const own = useMemo(() => ownNotifications(record), [record]);
  const notifications = flag ? own : sample;
  const [unread, setUnread] = useState<UnreadCount | null>(null);
  const stores = [useRecords('events'), useRecords('notices'), useRecords('cancellations')];
  const isNeeded =
    flag !== null || lengthOf(notifications) > 0 || stores.some(({ size }) => size > 0);
  const { Component: List } = useLazyWhen(load, isNeeded, { name: 'bell', early: true });
  return (
    <>
      <PanelButton
        panel="bell"
        label={unread ? `Notifications, ${unread.label}` : 'Notifications'}
        className={`${buttonClass('icon')} relative`}
      >
        <BellIcon className="size-5" aria-hidden="true" />
        {unread && (
          <span
            aria-hidden="true"
            className="absolute -end-1.5 -top-1.5 min-w-5 rounded-full bg-accent px-1 text-center text-small leading-5 font-bold text-on-accent"
          >
            {unread.figure}
          </span>
        )}
      </PanelButton>
      <Panel id="bell" label="Notifications">
        {List ? (
          <List side={side} timeZone={timeZone} published={notifications} onUnread={setUnread} />
        ) : (
          !flag && <NotificationList notifications={sample} />
        )}
      </Panel>
    </>
  );
}
