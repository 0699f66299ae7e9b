import { Picture } from '@/components/ui/picture';
import type { Notification } from '@/content/schema/student/notification';
import { formatMinute } from '@/lib/date';

/** Something told to students or to faculty: a title and the minute it was sent, with or without a picture. */
export type Notice = Pick<Notification, 'id' | 'title' | 'at'> &
  Partial<Pick<Notification, 'icon'>>;

interface NoticeListProps {
  items: readonly Notice[];
  /** The level of each title, where the titles are headings. */
  headingLevel?: 3 | 4;
}

/** Notices, one below the other, each with the moment it was sent. */
export function NoticeList({ items, headingLevel }: NoticeListProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="flex items-start gap-3 py-3 first:pt-1 last:pb-0">
          {item.icon && <Picture image={item.icon} className="size-10 shrink-0" />}
          <div className="min-w-0">
            <Title className="font-sans text-body leading-snug font-semibold tracking-normal">
              {item.title}
            </Title>
            <time dateTime={item.at} className="mt-0.5 block text-note text-muted">
              {formatMinute(item.at)}
            </time>
          </div>
        </li>
      ))}
    </ul>
  );
}
