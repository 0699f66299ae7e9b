import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

interface MessageCountProps {
  /** The address of the page with the conversations, whose link in the menu has the count. */
  page: string;
  count: number;
}

/** The link to a page is always there. */
const never = () => () => {};

/** The number of unread messages, beside the link to them in the menu. */
export function MessageCount({ page, count }: MessageCountProps) {
  const link = useSyncExternalStore(never, () => document.querySelector(`nav a[href="${page}"]`));
  if (!link || count === 0) return null;
  return createPortal(
    <span className="ms-auto min-w-5 rounded-full bg-accent px-1.5 text-center text-small leading-5 font-bold text-on-accent">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> unread {count === 1 ? 'message' : 'messages'}</span>
    </span>,
    link,
  );
}
