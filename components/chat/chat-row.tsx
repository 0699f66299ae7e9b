import type { ReactNode } from 'react';
import { Monogram } from '@/components/page/monogram';
import { formatCount } from '@/lib/text/count';

interface ChatRowProps {
  name: string;
  /** The id of the person, if it is not the name. */
  written?: string | undefined;
  /** The accessible name of the button that opens it. */
  label: string;
  /** The last message in one line. */
  line?: string | undefined;
  time?: ReactNode;
  unread?: number;
  /** True if its messages are shown beside the list. */
  isCurrent?: boolean;
  /** True if it opens a dialog. */
  isDialog?: boolean;
  onOpen: () => void;
}

/** A person in the list: the last message, its day and the number of unread messages. A press anywhere opens it. */
export function ChatRow(props: ChatRowProps) {
  const {
    name,
    written,
    label,
    line,
    time,
    unread = 0,
    isCurrent = false,
    isDialog = false,
  } = props;
  return (
    <li
      className={`relative flex items-center gap-3 border-b border-line px-4 py-3 ${isCurrent ? '@2xl:bg-brand-soft @2xl:before:absolute @2xl:before:inset-y-2 @2xl:before:start-0 @2xl:before:w-[3px] @2xl:before:rounded-full @2xl:before:bg-accent' : 'hover:bg-brand-soft'}`}
    >
      <button
        type="button"
        aria-label={label}
        aria-haspopup={isDialog ? 'dialog' : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={props.onOpen}
        className="absolute inset-0 -outline-offset-2 no-js:hidden"
      />
      <Monogram name={name} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-x-3">
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 wrap-anywhere">
            <bdi className="font-semibold">{name}</bdi>
            {written !== undefined && written !== name && (
              <bdi className="text-note text-muted">{written}</bdi>
            )}
          </span>
          {time && <span className="shrink-0 text-note text-muted">{time}</span>}
        </p>
        {(line || unread > 0) && (
          <p className="flex items-baseline justify-between gap-3">
            <span dir="auto" className="line-clamp-1 min-w-0 text-note wrap-anywhere text-muted">
              {line}
            </span>
            {unread > 0 && (
              <span className="shrink-0 rounded-full bg-accent px-2 text-small font-bold text-on-accent">
                {formatCount(unread)} unread
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
