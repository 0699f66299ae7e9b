import { firstShown } from '@/components/list/use-shown';
import type { NotificationItem } from '@/components/notice/model/notifications';
import { formatMinute } from '@/lib/time/date';
import { NoNotifications } from './no-notifications';

/** The college's notifications in the server's HTML of the bell: short markup, readable without JavaScript. */
export function NotificationList({
  notifications,
}: {
  notifications: readonly NotificationItem[];
}) {
  if (notifications.length === 0) return <NoNotifications />;
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
