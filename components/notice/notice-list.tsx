import { BookmarkIcon } from '@heroicons/react/16/solid';
import {
  CalendarDaysIcon,
  ChatBubbleLeftRightIcon,
  CheckBadgeIcon,
  ClipboardDocumentListIcon,
  MegaphoneIcon,
} from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import type { NotificationItem } from '@/components/notice/model/notifications';
import { WrittenText } from '@/components/page/written-text';
import { Picture } from '@/components/ui/picture';
import { formatMinute } from '@/lib/time/date';
import { languageOf } from '@/lib/text/language';

export type ListedNotice = NotificationItem & {
  /** True if this person has read it; undefined if unknown. */
  read?: boolean;
};

export interface NoticeListProps<N extends ListedNotice> {
  items: readonly N[];
  /** The heading level of the titles; without it they are paragraphs. */
  headingLevel?: 3 | 4;
  /** Cuts long texts after three lines; the whole text is shown elsewhere. */
  brief?: boolean;
  /** The page a notice links to, if any. */
  hrefOf?: (notice: N) => string | undefined;
  /** Leaves out the picture or icon of each notice. */
  plain?: boolean;
  /** Content at the end of a notice. */
  actionOf?: (notice: N) => ReactNode;
}

/** A list of notices with their times; read ones are muted. */
export function NoticeList<N extends ListedNotice>(props: NoticeListProps<N>) {
  const { items, headingLevel, brief = false, plain = false, hrefOf, actionOf } = props;
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="relative flex items-start gap-3 py-3 first:pt-1 last:pb-0">
          {!plain && <NoticeIcon item={item} />}
          <div className="min-w-0">
            <Title
              className={`font-sans text-body leading-snug tracking-normal wrap-anywhere ${item.read ? 'font-normal text-muted' : 'font-semibold'}`}
            >
              <Linked href={hrefOf?.(item)}>
                <bdi lang={languageOf(item.title)}>{item.title}</bdi>
              </Linked>
            </Title>
            {item.text && (
              <WrittenText
                className={`mt-0.5 text-note whitespace-pre-line wrap-anywhere ${brief ? 'line-clamp-3' : ''} ${item.read ? 'text-muted' : ''}`}
              >
                {item.text}
              </WrittenText>
            )}
            <Facts item={item} />
          </div>
          {actionOf?.(item)}
        </li>
      ))}
    </ul>
  );
}

/** The college's picture, or an icon of what the notice is about. */
function NoticeIcon({ item: { icon, cancellation, page, about } }: { item: ListedNotice }) {
  if (icon) return <Picture image={icon} className="size-10 shrink-0 rounded-control" />;
  const Icon = cancellation
    ? CalendarDaysIcon
    : page === 'chats'
      ? ChatBubbleLeftRightIcon
      : page === 'assignments'
        ? ClipboardDocumentListIcon
        : about
          ? CheckBadgeIcon
          : MegaphoneIcon;
  return (
    <span className="grid size-10 max-[20rem]:hidden shrink-0 place-items-center rounded-control bg-brand-soft text-brand">
      <Icon className="size-5" aria-hidden="true" />
    </span>
  );
}

function Facts({ item: { at, pinned, notes = [] } }: { item: ListedNotice }) {
  return (
    <div className="mt-0.5 flex flex-wrap items-center gap-x-3 text-note text-muted">
      <time dateTime={at}>{formatMinute(at)}</time>
      {pinned && (
        <span className="inline-flex items-center gap-1 font-semibold text-brand">
          <BookmarkIcon className="size-4 shrink-0" aria-hidden="true" />
          Pinned
        </span>
      )}
      {notes.map((note) => (
        <bdi key={note}>{note}</bdi>
      ))}
    </div>
  );
}

function Linked({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return children;
  return (
    <a href={href} className="inline-block py-0.75 underline underline-offset-4 hover:text-brand">
      {children}
    </a>
  );
}
