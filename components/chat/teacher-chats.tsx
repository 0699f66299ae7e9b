import { Card } from '@/components/ui/card';
import { cornerLinkClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { workspace } from '@/lib/store/device';
import { ChatPanel } from './chat-panel';

const loadHours = async () => (await import('./hours-dialog')).HoursDialog;

const empty = (
  <EmptyState
    sentence="No Chats Yet"
    hint="Messages from your students will appear here. Search for a student to write first."
  />
);

/** A teacher's conversations, and when the teacher answers. */
export function TeacherChats({ timeZone }: { timeZone: string }) {
  return (
    <Card
      title="Chats"
      action={
        <LazyDialogButton
          load={loadHours}
          ready={() => workspace.load('chats')}
          props={{}}
          name="chat-hours"
          className={cornerLinkClass}
        >
          When you answer
        </LazyDialogButton>
      }
    >
      <ChatPanel kind="teacher" timeZone={timeZone} empty={empty} />
    </Card>
  );
}
