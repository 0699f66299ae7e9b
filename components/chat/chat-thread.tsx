import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import { takenChanges, type InLetter } from '@/lib/drop/letters';
import { watchMessages } from '@/lib/drop/start';
import type { PersonKind } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import { countText } from '@/lib/text/count';
import { announce } from '@/lib/toast/announce';
import { deleteConversation } from './chat-actions';
import { MessageForm } from './message-form';
import { MessageList } from './message-list';
import { hasTerms, messageLine, type Conversation } from './model/conversation';
import { RecordMessages } from './record-chats';

/** Deletes all messages of a conversation, after it has asked. */
function DeleteAll({ conversation }: { conversation: Conversation }) {
  const { name, messages } = conversation;
  const [isAsked, setAsked] = useState(false);
  if (messages.length === 0) return null;
  return (
    <section
      aria-label="This conversation"
      tabIndex={-1}
      className="border-t border-line px-5 py-4 outline-none"
    >
      {isAsked ? (
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
        <Button onClick={() => setAsked(true)}>Delete all</Button>
      )}
    </section>
  );
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

interface ChatThreadProps {
  kind: PersonKind;
  conversation: Conversation;
  timeZone: string;
  /** The text that the list of conversations is searched for. */
  search: string;
}

/** The messages of a conversation, and a form to write one. */
export function ChatThread({ kind, conversation, timeZone, search }: ChatThreadProps) {
  const { name, messages, published, unread } = conversation;
  const hasMatch = messages.some((message) => hasTerms(message, search));
  const [text, setText] = useState(hasMatch ? search : '');
  const found = messages.filter((message) => hasTerms(message, text));
  const heard = useRef<ReadonlySet<string>>(null);
  useEffect(watchMessages, []);
  useMarkRead(
    text === '' ? unread : unread.filter((one) => found.some(({ id }) => id === one.letter)),
  );
  const scroller = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    const element = scroller.current;
    if (element && text === '') element.scrollTop = element.scrollHeight;
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
    <>
      {(messages.length >= minSearched || text !== '') && (
        <div className="border-b border-line px-5 py-3">
          <FormField
            id="message-search"
            type="search"
            label="Search these messages"
            maxLength={limits.search}
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </div>
      )}
      <div
        ref={scroller}
        className="mt-auto grid max-h-[60dvh] grid-cols-[minmax(0,1fr)] gap-3 overflow-y-auto p-5"
      >
        {published.length > 0 && (
          <RecordMessages label="Messages in your record" chats={published} />
        )}
        {(messages.length > 0 || published.length === 0) && (
          <MessageList
            conversation={conversation}
            messages={found}
            timeZone={timeZone}
            empty={none}
          />
        )}
      </div>
      <div className="border-t border-line p-5">
        <MessageForm kind={kind} conversation={conversation} />
      </div>
      <DeleteAll conversation={conversation} />
    </>
  );
}
