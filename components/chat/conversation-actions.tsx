import { useState } from 'react';
import { lettersAbout } from '@/components/drop/model/letter';
import { useHasOffice } from '@/components/drop/use-boxes';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { Button } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { chatIdOf } from '@/lib/drop/message';
import type { PersonKind } from '@/lib/record/person';
import { useRecords } from '@/lib/store/use-records';
import { deleteConversation, saveConversation, setClosed, setMuted } from './chat-actions';
import type { Conversation } from './model/conversation';
import { messageState, messageTime } from './model/message-text';
import { ReportForm } from './report-form';

export interface ConversationProps {
  kind: PersonKind;
  conversation: Conversation;
  timeZone: string;
}

const ignore = () => {};

/** What can be done with a whole conversation. */
export function ConversationActions(props: ConversationProps) {
  const { kind, conversation, timeZone } = props;
  const { name, section, messages, settings, canWrite } = conversation;
  const [asked, setAsked] = useState<'delete' | 'report' | null>(null);
  const stop = () => setAsked(null);
  const leave = useCloseDialog();
  const isShared = section !== undefined;
  const canReport = useHasOffice() && messages.length > 0 && !isShared;
  const report = lettersAbout(useRecords('letters').values(), 'report').get(
    chatIdOf(conversation.id),
  );
  const { muted = false, closed = false } = settings ?? {};
  return (
    <section
      aria-label="This conversation"
      tabIndex={-1}
      className="grid gap-3 border-t border-line pt-4 outline-none empty:hidden"
    >
      {asked === 'report' && <ReportForm conversation={conversation} onClose={stop} />}
      {asked === 'delete' && messages.length > 0 && (
        <ConfirmDelete
          label="Delete the conversation?"
          onDelete={() => {
            stop();
            void deleteConversation(conversation).catch(ignore);
          }}
          onCancel={stop}
        >
          <p>
            All messages with <bdi>{name}</bdi> are deleted from this device. The device of the
            other side keeps its own.
          </p>
        </ConfirmDelete>
      )}
      {!asked && (
        <div className="flex flex-wrap gap-2">
          {kind === 'student' && (
            <Button onClick={() => void setMuted(conversation, !muted).catch(ignore)}>
              {muted ? 'Unmute' : 'Mute'}
            </Button>
          )}
          {kind === 'teacher' && canWrite && !isShared && (
            <Button onClick={() => void setClosed(conversation, !closed).catch(ignore)}>
              {closed ? 'Open it again' : 'Close the conversation'}
            </Button>
          )}
          {messages.length > 0 && (
            <>
              <Button onClick={() => saveConversation(conversation, timeZone)}>Save as text</Button>
              <Button onClick={() => setAsked('delete')}>Delete all</Button>
            </>
          )}
          {canReport && <Button onClick={() => setAsked('report')}>Report to the office</Button>}
          {/* The button at the top is far away in a long conversation. */}
          <Button onClick={leave}>Back to all chats</Button>
        </div>
      )}
      {report && (
        <p className="text-note text-muted">
          Reported on {messageTime(report, timeZone)}. {messageState(report, true)}
        </p>
      )}
    </section>
  );
}
