import { Button } from '@/components/ui/button';
import { formatCount } from '@/lib/text/count';
import type { Conversation } from './model/conversation';
import { messageLine, messageTime } from './model/message-text';

interface ChatRowProps {
  conversation: Conversation;
  timeZone: string;
  onOpen: () => void;
}

/** A conversation in the list: with whom, its last message, and how many are not read. */
export function ChatRow({ conversation, timeZone, onOpen }: ChatRowProps) {
  const { name, written, messages, unread, settings, canWrite } = conversation;
  const last = messages.at(-1);
  const verb = last || !canWrite ? 'Open' : 'Write';
  const notes = [settings?.muted && 'Muted', settings?.closed && 'Closed'].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
          <bdi className="font-semibold">{name}</bdi>
          {name !== written && <bdi className="text-note text-muted">{written}</bdi>}
          {notes.length > 0 && <span className="text-note text-muted">{notes.join(', ')}</span>}
          {unread.length > 0 && (
            <span className="rounded-full bg-accent px-2 text-small font-bold text-on-accent">
              {formatCount(unread.length)} unread
            </span>
          )}
        </p>
        {last && (
          <p dir="auto" className="line-clamp-1 text-note wrap-anywhere text-muted">
            {messageLine(last)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {last && (
          <time dateTime={last.at} className="text-note text-muted">
            {messageTime(last, timeZone)}
          </time>
        )}
        <Button aria-label={`${verb}: chat with ${name}`} aria-haspopup="dialog" onClick={onOpen}>
          {verb}
        </Button>
      </div>
    </li>
  );
}
