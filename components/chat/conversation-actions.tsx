import { useState } from 'react';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { Button } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { deleteConversation } from './chat-actions';
import type { Conversation } from './model/conversation';

/** The buttons at the end of a conversation. */
export function ConversationActions({ conversation }: { conversation: Conversation }) {
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
