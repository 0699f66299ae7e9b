import { ChatBubbleLeftIcon, PencilSquareIcon } from '@heroicons/react/20/solid';
import { useHasDrop } from '@/components/drop/use-boxes';
import { withDrafts } from '@/components/form/with-drafts';
import type { ProgressRow } from '@/components/progress/model/progress-row';
import { Button, buttonClass } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { formatCount } from '@/lib/text/count';

interface ChosenStudentsProps {
  chosen: readonly ProgressRow[];
  /** The name of the teacher. */
  by: string;
  onClear: () => void;
}

const loadMessage = async () => (await withDrafts(import('./message-dialog'))).MessageDialog;
const loadNote = async () => (await withDrafts(import('./note-dialog'))).NoteDialog;

/** Shows what can be done for the chosen students; nothing if there are none. */
export function ChosenStudents({ chosen, by, onClear }: ChosenStudentsProps) {
  const hasDrop = useHasDrop();
  const count = `${formatCount(chosen.length)} chosen`;
  useAnnounced(chosen.length > 0 ? count : '');
  if (chosen.length === 0) return null;
  const dialog = { props: { students: chosen, by } };
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2.5 rounded-control bg-brand-soft p-2.5 ps-4 text-note print:hidden">
      <p className="font-semibold">{count}</p>
      <LazyDialogButton {...dialog} load={loadMessage} className={buttonClass('primary')}>
        <ChatBubbleLeftIcon className="size-5" aria-hidden="true" />
        Message
      </LazyDialogButton>
      <LazyDialogButton {...dialog} load={loadNote} className={buttonClass()}>
        <PencilSquareIcon className="size-5" aria-hidden="true" />
        Note to self
      </LazyDialogButton>
      <Button onClick={onClear}>Choose none</Button>
      <p className="ms-auto pe-1.5 text-muted">
        {hasDrop
          ? 'A message goes to each of them alone, as a letter'
          : 'A message is a text to copy'}
      </p>
    </div>
  );
}
