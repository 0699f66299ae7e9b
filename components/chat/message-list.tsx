import { useRef, useState } from 'react';
import { PdfList } from '@/components/file/pdf-list';
import { WrittenText } from '@/components/page/written-text';
import { Button, cornerLinkClass } from '@/components/ui/button';
import { focusContainer } from '@/components/ui/focus-container';
import type { Message } from '@/lib/drop/chat';
import type { InLetter, OutLetter } from '@/lib/drop/letters';
import { firstShown } from '@/components/list/use-shown';
import { useRecords } from '@/lib/store/use-records';
import { formatCount } from '@/lib/text/count';
import { deleteMessage, retryMessage } from './chat-actions';
import { messageState, messageTime, sectionText, type Conversation } from './model/conversation';

interface MessageListProps {
  conversation: Conversation;
  /** Those to show, oldest first. */
  messages: readonly Message[];
  timeZone: string;
  /** The sentence that is shown if there are none. */
  empty: string;
}

const step = 100;

/** The last messages, the newest at the end, and more of the earlier ones at each press. */
export function MessageList({ conversation, messages, timeZone, empty }: MessageListProps) {
  const letters = useRecords('letters');
  const [limit, setLimit] = useState(firstShown);
  const list = useRef<HTMLOListElement>(null);
  const earlier = messages.length - limit;
  const more = Math.min(step, earlier);
  if (messages.length === 0) return <p className="text-note text-muted">{empty}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {earlier > 0 && (
        <Button
          onClick={() => {
            if (more === earlier) list.current?.focus();
            setLimit(limit + step);
          }}
          className="justify-self-center"
        >
          Show {more} earlier of {formatCount(messages.length)} messages
        </Button>
      )}
      <ol
        ref={list}
        tabIndex={-1}
        aria-label="Messages"
        className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none"
      >
        {messages.slice(-limit).map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            conversation={conversation}
            letter={letters.get(message.id)}
            timeZone={timeZone}
          />
        ))}
      </ol>
    </div>
  );
}

interface MessageItemProps {
  message: Message;
  conversation: Conversation;
  /** The letter of an own message, unless it is forgotten. */
  letter: InLetter | OutLetter | undefined;
  timeZone: string;
}

const linkClass = `${cornerLinkClass} pointer-coarse:min-h-11`;

/** A message as text and nothing else, with its PDF, its time and where it is. */
function MessageItem({ message, conversation, letter, timeZone }: MessageItemProps) {
  const { id, at, direction, text, file } = message;
  const isOwn = direction === 'out';
  const by = isOwn ? 'You' : conversation.name;
  const time = messageTime(message, timeZone);
  const own = letter?.direction === 'out' ? letter : undefined;
  const state = messageState(own, conversation.canWrite);
  const about = `the message of ${time} by ${isOwn ? 'you' : by}`;
  const mayRetry = own?.state === 'failed' && own.problem !== 'lost';
  return (
    <li
      className={`grid max-w-[min(34rem,92%)] grid-cols-[minmax(0,1fr)] gap-1.5 rounded-card border border-line px-4 py-2.5 ${isOwn ? 'justify-self-end bg-brand-soft' : 'justify-self-start bg-sunken'}`}
    >
      <p className="text-small font-semibold wrap-anywhere">
        <bdi>{by}</bdi> <bdi className="font-normal">{sectionText(message)}</bdi>
      </p>
      {text && <WrittenText className="whitespace-pre-line wrap-anywhere">{text}</WrittenText>}
      {file && <PdfList files={[file]} />}
      <p className="flex flex-wrap items-center gap-x-3 text-small text-muted">
        <time dateTime={at}>{time}</time>
        {message.unsigned && <span>Not signed</span>}
        {state && <span className={own?.problem && 'text-rejected'}>{state}</span>}
        {mayRetry && (
          <button
            type="button"
            aria-label={`Try again to send ${about}`}
            className={linkClass}
            onClick={({ currentTarget }) => {
              focusContainer(currentTarget);
              void retryMessage(id).catch(() => {});
            }}
          >
            Try again
          </button>
        )}
        <button
          type="button"
          aria-label={`Delete ${about}`}
          className={linkClass}
          onClick={({ currentTarget }) => {
            focusContainer(currentTarget);
            void deleteMessage(message, conversation, timeZone).catch(() => {});
          }}
        >
          Delete
        </button>
      </p>
    </li>
  );
}
