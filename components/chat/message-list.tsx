import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { maxInPage } from '@/lib/list/long-list';
import type { Message } from '@/lib/drop/chat';
import { useRecords } from '@/lib/store/use-records';
import { MessageItem } from './message-item';
import { formatCount } from '@/lib/text/count';
import type { Conversation } from './model/conversation';

interface MessageListProps {
  conversation: Conversation;
  /** Those to show, oldest first. */
  messages: readonly Message[];
  timeZone: string;
  /** What is said if there are none. */
  empty: string;
}

const step = 100;

/** The last messages, the newest at the end, and more of the earlier ones at each press. */
export function MessageList({ conversation, messages, timeZone, empty }: MessageListProps) {
  const letters = useRecords('letters');
  const [limit, setLimit] = useState(maxInPage);
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
