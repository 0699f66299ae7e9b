import { PencilSquareIcon } from '@heroicons/react/16/solid';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { ListFoot } from '@/components/list/list-foot';
import { NoMatch } from '@/components/list/no-match';
import { useShown } from '@/components/list/use-shown';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { buttonClass } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import type { Chat } from '@/content/schema/student/chat';
import type { PersonKind } from '@/lib/record/person';
import { useRecords } from '@/lib/store/use-records';
import { countText } from '@/lib/text/count';
import { zonedMinute } from '@/lib/time/zoned-time';
import { ChatColumns } from './chat-columns';
import { ChatRow } from './chat-row';
import { ChatThread } from './chat-thread';
import {
  chatPeople,
  conversationsOf,
  findConversations,
  messageLine,
  type Conversation,
} from './model/conversation';
import { chatsId } from './model/new-message';

interface ChatPanelProps {
  kind: PersonKind;
  timeZone: string;
  /** The messages in the college's record, newest first. */
  chats: readonly Chat[];
  /** Shown while there is no message. */
  empty: ReactNode;
}

const loadNewMessage = async () => (await import('./new-message-dialog')).NewMessageDialog;

function useConversations(chats: readonly Chat[]): Conversation[] {
  const { record } = useCurrentRecord();
  const people = useMemo(() => chatPeople(record), [record]);
  const messages = useRecords('messages');
  const letters = useRecords('letters');
  return useMemo(
    () => conversationsOf(people, { messages, letters, chats }),
    [people, messages, letters, chats],
  );
}

/** The conversations of the person who is signed in, one of them beside the list, and a new message to anybody else. */
export function ChatPanel({ kind, timeZone, chats, empty }: ChatPanelProps) {
  const conversations = useConversations(chats);
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const found = findConversations(conversations, search);
  const shown = useShown(found);
  useEffect(() => {
    // The browser looked for this list before it was loaded.
    if (location.hash === `#${chatsId}`) document.getElementById(chatsId)?.scrollIntoView?.();
  }, []);
  const open = conversations.find(({ id }) => id === opened);
  const people = conversations.filter(({ canWrite }) => canWrite);
  const newMessage = people.length > 0 && (
    <LazyDialogButton
      load={loadNewMessage}
      props={{ people, onChoose: setOpened }}
      className={`${buttonClass('primary')} w-full`}
    >
      <PencilSquareIcon className="size-4" aria-hidden="true" />
      New message
    </LazyDialogButton>
  );
  const isEmpty = !open && findConversations(conversations, '').length === 0;
  if (isEmpty)
    return (
      <div id={chatsId} className="scroll-mt-20 rounded-card border border-line bg-surface">
        {empty}
        <div className="max-w-72 p-4 sm:px-5">{newMessage}</div>
      </div>
    );
  return (
    <div id={chatsId} className="scroll-mt-20">
      <ChatColumns
        label="Conversations"
        head={
          <div className="grid gap-3 border-b border-line p-3 print:hidden">
            {newMessage}
            <ChatSearch text={search} onChange={setSearch} found={found.length} />
          </div>
        }
        rows={shown.records.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            timeZone={timeZone}
            isCurrent={conversation === open}
            onOpen={() => setOpened(conversation.id)}
          />
        ))}
        foot={
          <>
            {shown.isLong && (
              <div className="px-4 pb-4">
                <ListFoot shown={shown} kind="conversations" />
              </div>
            )}
            {found.length === 0 && search.trim() !== '' && (
              <NoMatch sentence="No Chats Found" onClear={() => setSearch('')} />
            )}
          </>
        }
        name={open?.name}
        isOpen={open !== undefined}
        onBack={() => setOpened(null)}
      >
        {open && (
          <ChatThread
            key={open.id}
            kind={kind}
            conversation={open}
            timeZone={timeZone}
            search={search}
          />
        )}
      </ChatColumns>
    </div>
  );
}

interface ChatSearchProps {
  text: string;
  onChange: (text: string) => void;
  /** The number of conversations found. */
  found: number;
}

/** Searches people and messages. */
function ChatSearch({ text, onChange, found }: ChatSearchProps) {
  useAnnounced(text.trim() ? countText(found, ['conversation', 'conversations']) : '');
  return (
    <FormField
      id="chat-search"
      type="search"
      label="Search chats"
      maxLength={limits.search}
      autoComplete="off"
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface ConversationRowProps {
  conversation: Conversation;
  timeZone: string;
  isCurrent: boolean;
  onOpen: () => void;
}

function ConversationRow({ conversation, timeZone, isCurrent, onOpen }: ConversationRowProps) {
  const { name, written, messages, published, unread } = conversation;
  const last = messages.at(-1);
  const [listed] = published;
  return (
    <ChatRow
      name={name}
      written={written}
      line={last ? messageLine(last) : listed?.message}
      day={(last ? zonedMinute(new Date(last.at), timeZone) : listed?.at)?.slice(0, 10)}
      unread={unread.length}
      isCurrent={isCurrent}
      onOpen={onOpen}
    />
  );
}
