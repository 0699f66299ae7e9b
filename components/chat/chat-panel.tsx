import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { withDrafts } from '@/components/form/with-drafts';
import { ListFoot } from '@/components/list/list-foot';
import type { ManagedDialogProps } from '@/components/list/managed-list';
import { NoMatch } from '@/components/list/no-match';
import type { RecordItem } from '@/components/list/record-list';
import { useManaged } from '@/components/list/use-managed';
import { useShown } from '@/components/list/use-shown';
import { WrittenText } from '@/components/page/written-text';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormField } from '@/components/ui/form-field';
import { restoreFocus } from '@/components/ui/restore-focus';
import { useAnnounced } from '@/components/ui/use-announced';
import { limits } from '@/content/schema/limits';
import type { PersonKind } from '@/lib/record/person';
import { useRecords } from '@/lib/store/use-records';
import { countText, formatCount } from '@/lib/text/count';
import {
  chatPeople,
  conversationsOf,
  findConversations,
  messageLine,
  messageTime,
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
                <ChatRow
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

interface ChatRowProps {
  conversation: Conversation;
  timeZone: string;
  onOpen: () => void;
}

/** A conversation in the list: the person, the last message and the number of unread messages. */
function ChatRow({ conversation, timeZone, onOpen }: ChatRowProps) {
  const { name, written, messages, unread, canWrite } = conversation;
  const last = messages.at(-1);
  const verb = last || !canWrite ? 'Open' : 'Write';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
          <bdi className="font-semibold">{name}</bdi>
          {name !== written && <bdi className="text-note text-muted">{written}</bdi>}
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

interface RecordMessageProps extends ManagedDialogProps<RecordItem> {
  /** Explains how to write to teachers; empty without a drop box. */
  hint: string;
}

/**
 * A message of the college's record, which has no more of the conversation. In this file, because one more file that loads
 * on demand makes the first script of every page larger.
 */
export function RecordMessage({ record, hint, onClose }: RecordMessageProps) {
  if (!record) return null;
  return (
    <Dialog title={record.title} onClose={onClose}>
      <div className="grid max-w-[min(34rem,92%)] gap-1.5 rounded-card border border-line bg-sunken px-4 py-2.5">
        <WrittenText className="whitespace-pre-line wrap-anywhere">
          {[record.detail].flat().join(', ')}
        </WrittenText>
        <p className="text-small text-muted">{record.meta.join(', ')}</p>
      </div>
      <p className="mt-4 text-note text-muted">
        This message is in your record from the college and cannot be answered here. {hint}
      </p>
    </Dialog>
  );
}
