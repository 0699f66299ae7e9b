import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { withDrafts } from '@/components/form/with-drafts';
import { ListFoot } from '@/components/list/list-foot';
import { NoMatch } from '@/components/list/no-match';
import { useManaged } from '@/components/list/use-managed';
import { useShown } from '@/components/list/use-shown';
import { ShortDay } from '@/components/page/short-day';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { FormField } from '@/components/ui/form-field';
import { restoreFocus } from '@/components/ui/restore-focus';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import type { PersonKind } from '@/lib/record/person';
import { useRecords } from '@/lib/store/use-records';
import { countText } from '@/lib/text/count';
import { zonedMinute } from '@/lib/time/zoned-time';
import { ChatRow } from './chat-row';
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
  /** Shown while there is no message. */
  empty: ReactNode;
  /** The padding of the list, if what is around it has none. */
  className?: string;
}

const loadDialog = async () => (await withDrafts(import('./chat-dialog'))).ChatDialog;

function useConversations(): Conversation[] {
  const { record } = useCurrentRecord();
  const people = useMemo(() => chatPeople(record), [record]);
  const messages = useRecords('messages');
  const letters = useRecords('letters');
  return useMemo(() => conversationsOf(people, { messages, letters }), [people, messages, letters]);
}

/** The conversations of the person who is signed in, and the people whom this person can write to. */
export function ChatPanel({ kind, timeZone, empty, className = '' }: ChatPanelProps) {
  const conversations = useConversations();
  const [search, setSearch] = useState('');
  const found = findConversations(conversations, search, kind === 'student');
  const shown = useShown(found);
  const { managed, Dialog: Chat, manage, close } = useManaged(loadDialog);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The browser looked for this list before it was loaded.
    if (location.hash === `#${chatsId}`) document.getElementById(chatsId)?.scrollIntoView?.();
  }, []);
  const open = conversations.find(({ id }) => id === managed);
  const leave = () => {
    close();
    restoreFocus(() => list.current);
  };
  const hasMessages = conversations.some(({ messages }) => messages.length > 0);
  return (
    <>
      {!hasMessages && empty}
      <div id={chatsId} className={`scroll-mt-20 ${className}`}>
        <ChatSearch kind={kind} text={search} onChange={setSearch} found={found.length} />
        <div ref={list} tabIndex={-1} className="rounded-control outline-none">
          {found.length > 0 && (
            <ul aria-label="Conversations" className="@container border-t border-line">
              {shown.records.map((conversation) => (
                <ConversationRow
                  key={conversation.id}
                  conversation={conversation}
                  timeZone={timeZone}
                  onOpen={() => manage(conversation.id)}
                />
              ))}
            </ul>
          )}
          {found.length === 0 && search.trim() !== '' && (
            <NoMatch sentence="No Chats Found" onClear={() => setSearch('')} />
          )}
        </div>
        {found.length > 0 && <ListFoot shown={shown} kind="conversations" />}
      </div>
      {open && Chat && (
        <Chat kind={kind} conversation={open} timeZone={timeZone} search={search} onClose={leave} />
      )}
    </>
  );
}

interface ChatSearchProps {
  kind: PersonKind;
  text: string;
  onChange: (text: string) => void;
  /** The number of conversations found. */
  found: number;
}

/** Searches people and messages; a teacher also finds the students without a message. */
function ChatSearch({ kind, text, onChange, found }: ChatSearchProps) {
  const count = text.trim() ? countText(found, ['conversation', 'conversations']) : '';
  const hint = 'Finds messages, and every student you can write to.';
  useAnnounced(count);
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-1 py-4 print:hidden">
      <div className="grow basis-56 sm:max-w-sm">
        <FormField
          id="chat-search"
          type="search"
          label="Search chats"
          hint={kind === 'teacher' ? hint : undefined}
          maxLength={limits.search}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
      <p className="ms-auto text-note text-muted">{count}</p>
    </div>
  );
}

interface ConversationRowProps {
  conversation: Conversation;
  timeZone: string;
  onOpen: () => void;
}

/** A conversation in the list; without a message, it is begun. */
function ConversationRow({ conversation, timeZone, onOpen }: ConversationRowProps) {
  const { name, written, messages, unread, canWrite } = conversation;
  const last = messages.at(-1);
  return (
    <ChatRow
      name={name}
      written={written}
      label={`${last || !canWrite ? 'Open' : 'Write'}: chat with ${name}`}
      line={last && messageLine(last)}
      time={last && <ShortDay day={zonedMinute(new Date(last.at), timeZone).slice(0, 10)} />}
      unread={unread.length}
      isDialog
      onOpen={onOpen}
    />
  );
}
