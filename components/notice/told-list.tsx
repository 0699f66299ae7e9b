import { WholeFile } from '@/components/list/whole-file';
import type { News } from '@/components/notice/model/news';
import { inPage, lengthOf, type PageList } from '@/lib/list/long-list';
import { formatMinute } from '@/lib/time/date';
import { NoNews } from './no-news';

/** What the college tells, as the server writes it into the bell: for readers without script, in few bytes. */
export function ToldList({ told }: { told: PageList<News> }) {
  const items = inPage(told);
  if (items.length === 0) return <NoNews />;
  const file = 'file' in told ? told.file : null;
  return (
    // Without script nothing in it takes the focus: a keyboard scrolls the list itself.
    <div
      role="group"
      aria-label="Notifications"
      tabIndex={0}
      className="max-h-[60dvh] overflow-auto"
    >
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
      <WholeFile list={{ file, total: lengthOf(told) }} kind="notifications" />
    </div>
  );
}
