import { DraftHint } from '@/components/portal/draft-hint';
import { buttonClass } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { assignmentDraftId, closeAssignment, deleteAssignment } from '@/lib/assignment-write';
import { draftsOf } from '@/lib/form-draft';
import { workspace } from '@/lib/workspace/device';
import type { Change } from '@/lib/workspace/record';
import type { OwnAssignment } from '@/lib/workspace/use-list';
import { useRecords } from '@/lib/workspace/use-records';
import { writeAndSay } from '@/lib/workspace/write-and-say';

interface AssignmentActionsProps {
  assignment: OwnAssignment;
  onEdit: () => void;
}

/** What can be done with an assignment that was set; each can be undone afterwards. */
export function AssignmentActions({ assignment, onEdit }: AssignmentActionsProps) {
  const close = useCloseDialog();
  const drafts = draftsOf(useRecords('drafts'), assignmentDraftId(assignment.id));
  const { name, closed = false } = assignment;
  const run = async (changes: readonly Change[], text: string) => {
    try {
      await writeAndSay(changes, text);
      close();
    } catch {
      // The message is out, and the dialog stays.
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      <DraftHint drafts={drafts} />
      <button type="button" onClick={onEdit} className={buttonClass('primary')}>
        Edit
      </button>
      <button
        type="button"
        onClick={() =>
          void run(
            closeAssignment(assignment, !closed),
            `“${name}” is ${closed ? 'open again' : 'closed'}, on this device.`,
          )
        }
        className={buttonClass()}
      >
        {closed ? 'Open again' : 'Close assignment'}
      </button>
      <button
        type="button"
        onClick={() =>
          void run(
            deleteAssignment(
              assignment,
              workspace.records('drafts'),
              workspace.records('received'),
            ),
            `“${name}” is deleted from this device.`,
          )
        }
        className={buttonClass()}
      >
        Delete
      </button>
    </div>
  );
}
