import { Monogram } from '@/components/page/monogram';
import { ShortDay } from '@/components/page/short-day';
import { formatCount } from '@/lib/text/count';

interface ChatRowProps {
  name: string;
  /** The id of the person, if it is not the name. */
  written?: string | undefined;
  /** What a press does. */
  verb?: 'Open' | 'Write';
  /** The last message in one line. */
  line?: string | undefined;
  /** The day of the last message. */
  day?: string | undefined;
  unread?: number;
  /** True if its messages are shown beside the list. */
  isCurrent?: boolean;
  onOpen: () => void;
}

/** A person in the list: the last message, its day and the number of unread messages. A press anywhere opens it. */
export function ChatRow(props: ChatRowProps) {
  const { name, written, verb = 'Open', line, day, unread = 0, isCurrent = false } = props;
  return (
    <li
      className={`relative flex items-center gap-3 border-b border-line px-4 py-3 ${isCurrent ? '@2xl:bg-brand-soft @2xl:before:absolute @2xl:before:inset-y-2 @2xl:before:start-0 @2xl:before:w-[3px] @2xl:before:rounded-full @2xl:before:bg-accent' : 'hover:bg-brand-soft'}`}
    >
      <button
        type="button"
        aria-label={`${verb}: chat with ${name}`}
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
          {day && (
            <span className="shrink-0 text-note text-muted">
              <ShortDay day={day} />
            </span>
          )}
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
