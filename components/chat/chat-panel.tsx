import { useEffect, useRef, useState, type ReactNode } from 'react';
import { withDrafts } from '@/components/form/with-drafts';
import { ListFoot } from '@/components/list/list-foot';
import { NoMatch } from '@/components/list/no-match';
import { useManaged } from '@/components/list/use-managed';
import { useShown } from '@/components/list/use-shown';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { PersonKind } from '@/lib/record/person';
import { ChatRow } from './chat-row';
import { ChatSearch } from './chat-search';
import { findConversations } from './model/conversation';
import { chatsId } from './model/new-message';
import { useConversations } from './use-conversations';

// In this file, because one more file that loads on demand makes the first script of every page larger.
export { RecordMessage } from './record-message';

interface ChatPanelProps {
  kind: PersonKind;
  timeZone: string;
  /** Shown while there is no message. */
  empty: ReactNode;
  /** The padding of the list, if what is around it has none. */
  className?: string;
}

const loadDialog = async () => (await withDrafts(import('./chat-dialog'))).ChatDialog;

/** The conversations of the person who is signed in, and the people whom this person can write to. */
export function ChatPanel({ kind, timeZone, empty, className = '' }: ChatPanelProps) {
  const conversations = useConversations();
  const [search, setSearch] = useState('');
  const found = findConversations(conversations, search, kind === 'student');
  const shown = useShown(found);
  const { managed, Dialog, manage, close } = useManaged(loadDialog);
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
      {open && Dialog && (
        <Dialog
          kind={kind}
          conversation={open}
          timeZone={timeZone}
          search={search}
          onClose={leave}
        />
      )}
    </>
  );
}
