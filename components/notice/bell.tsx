'use client';

import { BellIcon } from '@heroicons/react/24/outline';
import { useEffect, useMemo, useState, type MouseEvent } from 'react';
import { firstShown } from '@/components/list/use-shown';
import { recentNotifications } from '@/components/notice/model/notification-period';
import type { NotificationItem } from '@/components/notice/model/notifications';
import type { SampleRecord } from '@/components/session/own-record';
import { PortalLink } from '@/components/page/portal-link';
import { useNewChanges } from '@/components/progress/student/use-new-changes';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { PanelHead } from '@/components/ui/all-panel';
import { buttonClass, cornerLinkClass } from '@/components/ui/button';
import { useLazyWhen } from '@/components/ui/lazy/use-lazy';
import { isPanelOpen, Panel, PanelButton } from '@/components/ui/panel';
import type { OpenedRecord } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import { routes } from '@/lib/site/routes';
import type { EventRecipient } from '@/lib/store/event';
import { useRecords } from '@/lib/store/use-records';
import { countText, formatCount } from '@/lib/text/count';
import { formatMinute } from '@/lib/time/date';

interface BellProps {
  side: EventRecipient;
  timeZone: string;
  /** The record of the sample; null on a site without one. */
  sample: SampleRecord | null;
}

/** The college's notifications in a record; teachers have none. */
function notificationsOf(record: SampleRecord | OpenedRecord | null): readonly NotificationItem[] {
  return record?.kind === 'student' ? recentNotifications(record.notifications.items) : [];
}

const load = async () => (await import('./bell-list')).BellList;

/** The stores from which the list is made, and the marks of what was read. */
const stores = ['events', 'notices', 'cancellations', 'flags', 'letters', 'questions'] as const;

/** Returns true if this device has anything for the list, and null until that is known. */
function useHasRecords(): boolean | null {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const loads = stores.map((store) => workspace.load(store));
    void Promise.all(loads).then(() => setIsLoaded(true));
  }, []);
  const sizes = [
    useRecords('events').size,
    useRecords('notices').size,
    useRecords('cancellations').size,
    useRecords('flags').size,
    useRecords('letters').size,
    useRecords('questions').size,
  ];
  return isLoaded ? sizes.some((size) => size > 0) : null;
}

/** A link to a part of the page that is shown loads no page, which would close the panel. */
function closeAtLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a'))
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
}

/**
 * The bell button with its panel: notifications from the college and from this device. Where this device has nothing
 * for the list, all of them are unread, and the code of the list loads when the pointer or the focus reaches the button. It
 * counts what is new on Progress as well.
 */
export function Bell({ side, timeZone, sample }: BellProps) {
  const { flag, record } = useCurrentRecord();
  const shown = flag ? record : sample;
  const notifications = useMemo(() => notificationsOf(shown), [shown]);
  const hasRecords = useHasRecords();
  // The panel opens without script, also before the page is hydrated.
  const [isWanted, setIsWanted] = useState(() => isPanelOpen('bell'));
  const [counted, setCounted] = useState<number | null>(null);
  const isNeeded = isWanted || hasRecords === true;
  // Once the page is in use, a form may have text to save before the page is loaded again for missing code.
  const atStart = isWanted ? undefined : { name: 'bell', early: true };
  const { Component: List } = useLazyWhen(load, isNeeded, atStart);
  const all = hasRecords === false ? notifications.length : 0;
  const changes = useNewChanges();
  const count = changes + (hasRecords === null ? 0 : (counted ?? all));
  return (
    <>
      <PanelButton
        panel="bell"
        label={count > 0 ? `Notifications, ${formatCount(count)} unread` : 'Notifications'}
        className={`${buttonClass('icon')} relative`}
        onApproach={() => setIsWanted(true)}
      >
        <BellIcon className="size-5" aria-hidden="true" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -end-1.5 -top-1.5 min-w-5 rounded-full bg-accent px-1 text-center text-small leading-5 font-bold text-on-accent"
          >
            {count > 99 ? '99+' : count}
          </span>
        )}
      </PanelButton>
      <Panel id="bell" label="Notifications">
        <PanelHead panel="bell" title="Notifications" heading="h2" />
        {/* Without the code of the list, nothing inside can be focused, so the group can be, for scrolling by keyboard. It
            keeps the focus when the list comes, and its name is read when the button is gone that marks all as read. */}
        <div
          role="group"
          aria-label="Notifications"
          onClick={closeAtLink}
          tabIndex={List ? -1 : 0}
          className={`max-h-[60dvh] overflow-x-hidden overflow-y-auto ${List ? 'outline-none' : ''}`}
        >
          {changes > 0 && (
            <PortalLink href={routes.progress} className={cornerLinkClass}>
              {countText(changes, ['change', 'changes'])} since your last visit
            </PortalLink>
          )}
          {List ? (
            <List side={side} timeZone={timeZone} published={notifications} onUnread={setCounted} />
          ) : (
            (record || !flag) && <NotificationList notifications={notifications} />
          )}
        </div>
      </Panel>
    </>
  );
}

/** The college's notifications in the server's HTML of the bell: short markup, readable without JavaScript. */
function NotificationList({ notifications }: { notifications: readonly NotificationItem[] }) {
  if (notifications.length === 0)
    return <p className="py-4 text-center text-muted">No notifications yet</p>;
  return (
    <ul className="divide-y divide-line *:py-3 *:wrap-anywhere">
      {notifications.slice(0, firstShown).map(({ id, title, at }) => (
        <li key={id}>
          <bdi className="block font-semibold">{title}</bdi>
          <time className="text-note text-muted" dateTime={at}>
            {formatMinute(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
