import { WholeFile } from '@/components/list/whole-file';
import type { NotificationItem } from '@/components/notice/model/notifications';
import { pageItems, lengthOf, type PageList } from '@/lib/list/long-list';
import { formatMinute } from '@/lib/time/date';
import { NoNotifications } from './no-notifications';

/** The college's notifications in the server's HTML of the bell: short markup, readable without JavaScript. */
export function NotificationList({ notifications }: { notifications: PageList<NotificationItem> }) {
  const items = pageItems(notifications);
  if (items.length === 0) return <NoNotifications />;
  const file = 'file' in notifications ? notifications.file : null;
  return (
    <>
      <ul className="divide-y divide-line *:py-3 *:wrap-anywhere">
        {items.map(({ id, title, at }) => (
          <li key={id}>
            <bdi className="block font-semibold">{title}</bdi>
            <time className="text-note text-muted" dateTime={at}>
              {formatMinute(at)}
            </time>
          </li>
        ))}
      </ul>
      <WholeFile list={{ file, total: lengthOf(notifications) }} kind="notifications" />
    </>
  );
}
