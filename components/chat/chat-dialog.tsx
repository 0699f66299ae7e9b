import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import { FormField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import { takenChanges, type InLetter } from '@/lib/drop/letters';
import { watchMessages } from '@/lib/drop/start';
import type { PersonKind } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import { announce } from '@/lib/toast/announce';
import { countText } from '@/lib/text/count';
import { MessageForm } from './message-form';
import { MessageList } from './message-list';
import { hasTerms, messageLine, type Conversation } from '@/components/chat/model/conversation';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { Button } from '@/components/ui/button';
import { deleteConversation } from './chat-actions';

/** The buttons at the end of a conversation. */
function ConversationActions({ conversation }: { conversation: Conversation }) {
  const { name, messages } = conversation;
  const [isAsked, setAsked] = useState(false);
  const leave = useCloseDialog();
  return (
    <section
      aria-label="This conversation"
      tabIndex={-1}
      className="grid gap-3 border-t border-line pt-4 outline-none"
    >
      {isAsked && messages.length > 0 ? (
        <ConfirmDelete
          label="Delete the conversation?"
          onDelete={() => {
            setAsked(false);
            void deleteConversation(conversation).catch(() => {});
          }}
          onCancel={() => setAsked(false)}
        >
          <p>
            All messages with <bdi>{name}</bdi> are deleted from this device. They stay on the other
            person’s device.
          </p>
        </ConfirmDelete>
      ) : (
        <div className="flex flex-wrap gap-2">
          {messages.length > 0 && <Button onClick={() => setAsked(true)}>Delete all</Button>}
          {/* The button at the top is far away in a long conversation. */}
          <Button onClick={leave}>Back to all chats</Button>
        </div>
      )}
    </section>
  );
}

interface ChatDialogProps extends LazyDialogProps {
  kind: PersonKind;
  conversation: Conversation;
  timeZone: string;
  /** The text that the list of conversations is searched for. */
  search: string;
}

/** Fewer messages are read faster than searched. */
const minSearched = 6;

function subscribe(notify: () => void): () => void {
  window.addEventListener('visibilitychange', notify);
  return () => window.removeEventListener('visibilitychange', notify);
}

const isHidden = () => document.hidden;

/** Marks the messages of these letters as read once the tab is visible. On a full disk that is tried once. */
function useMarkRead(letters: readonly InLetter[]): void {
  const hidden = useSyncExternalStore(subscribe, isHidden);
  const tried = useRef(new Set<string>());
  useEffect(() => {
    const ids = hidden ? [] : letters.map(({ id }) => id).filter((id) => !tried.current.has(id));
    for (const id of ids) tried.current.add(id);
    if (ids.length > 0) void workspace.write(takenChanges(ids)).catch(() => {});
  }, [hidden, letters]);
}

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
        <MessageForm kind={kind} conversation={conversation} />
        <div ref={end} className="-mt-5" />
        <ConversationActions conversation={conversation} />
      </div>
      <ToastRegion placement="dialog" />
    </Dialog>
  );
}
