import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Notification } from '@/content/schema/student/notification';
import { formatMinute } from '@/lib/date';

/** Something told to students or to faculty: a title and the minute it was sent, with or without a picture. */
export type Notice = Pick<Notification, 'id' | 'title' | 'at'> &
  Partial<Pick<Notification, 'icon'>> & {
    /** Whether this person has read it, where that is known. */
    read?: boolean;
    /** The record that it is about. */
    about?: string;
  };

interface NoticeListProps<N extends Notice> {
  items: readonly N[];
  /** The level of each title, where the titles are headings. */
  headingLevel?: 3 | 4;
  /** Where a notice leads, if anywhere. */
  hrefOf?: (notice: N) => string | undefined;
  /** What stands at the end of a notice. */
  actionOf?: (notice: N) => ReactNode;
}

/** Notices, one below the other, each with the moment it was sent; a read one steps back. */
export function NoticeList<N extends Notice>(props: NoticeListProps<N>) {
  const { items, headingLevel, hrefOf, actionOf } = props;
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="flex items-start gap-3 py-3 first:pt-1 last:pb-0">
          {item.icon && <Picture image={item.icon} className="size-10 shrink-0" />}
          <div className="min-w-0">
            <Title
              className={`font-sans text-body leading-snug tracking-normal wrap-anywhere ${item.read ? 'font-normal text-muted' : 'font-semibold'}`}
            >
              <Linked href={hrefOf?.(item)}>{item.title}</Linked>
            </Title>
            <time dateTime={item.at} className="mt-0.5 block text-note text-muted">
              {formatMinute(item.at)}
            </time>
          </div>
          {actionOf?.(item)}
        </li>
      ))}
    </ul>
  );
}

function Linked({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return children;
  return (
    <a href={href} className="underline underline-offset-4 hover:text-brand">
      {children}
    </a>
  );
}
