import { useEffect, useRef, useState } from 'react';
import { countText } from '@/components/exchange/model/count-text';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import { FormField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import { watchMessages } from '@/lib/drop/start';
import { announce } from '@/lib/toast/announce';
import { ConversationActions, type ConversationProps } from './conversation-actions';
import { MessageForm } from './message-form';
import { MessageList } from './message-list';
import { hasTerms } from './model/conversation';
import { messageLine } from './model/message-text';
import { useMarkRead } from './use-mark-read';

interface ChatDialogProps extends ConversationProps, LazyDialogProps {
  /** What the list of conversations is searched for. */
  search: string;
}

/** Fewer messages are read faster than searched. */
const minSearched = 6;

/** A conversation: its messages, a form to write one, and what can be done with it. */
export function ChatDialog({ kind, conversation, timeZone, search, onClose }: ChatDialogProps) {
  const { name, messages, unread } = conversation;
  const hasMatch = messages.some((message) => hasTerms(message, search));
  const [text, setText] = useState(hasMatch ? search : '');
  const found = messages.filter((message) => hasTerms(message, text));
  const heard = useRef<ReadonlySet<string>>(null);
  useEffect(watchMessages, []);
  useMarkRead(
    text === '' ? unread : unread.filter((one) => found.some(({ id }) => id === one.letter)),
  );
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (text === '') end.current?.scrollIntoView?.({ block: 'end' });
  }, [last, text]);
  useEffect(() => {
    const ids = messages.map(({ id }) => id);
    const before = heard.current ?? new Set(ids);
    heard.current = new Set([...before, ...ids]);
    const newest = messages.findLast(({ id }) => !before.has(id));
    if (!newest) return;
    const line = messageLine(newest);
    announce(newest.direction === 'in' ? `${name}: ${line}` : line);
  }, [messages, name]);
  const none = text ? 'No message has these words.' : 'No messages yet.';
  const count = countText(found.length, ['message', 'messages']);
  useAnnounced(text && (found.length > 0 ? count : none));
  return (
    <Dialog title={name} onClose={onClose} steady>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {(messages.length >= minSearched || text !== '') && (
          <FormField
            id="message-search"
            type="search"
            label="Search these messages"
            maxLength={limits.search}
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
        <MessageList
          conversation={conversation}
          messages={found}
          timeZone={timeZone}
          empty={none}
        />
        <MessageForm kind={kind} conversation={conversation} timeZone={timeZone} />
        <div ref={end} className="-mt-5" />
        <ConversationActions kind={kind} conversation={conversation} timeZone={timeZone} />
      </div>
      <ToastRegion placement="dialog" />
    </Dialog>
  );
}
