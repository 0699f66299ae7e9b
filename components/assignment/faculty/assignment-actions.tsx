import { useState } from 'react';
import {
  closeAssignmentChanges,
  deleteAssignmentChanges,
} from '@/components/assignment/model/assignment-write';
import { DraftHint } from '@/components/form/draft-hint';
import { ConfirmDelete } from '@/components/list/confirm-delete';
import { Button } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { formName } from '@/lib/form/form-draft';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import type { Change, Records } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { compareText } from '@/lib/text/compare-text';

interface AssignmentActionsProps {
  assignment: OwnAssignment;
  onEdit: () => void;
}

/** Returns what is deleted together with an assignment. */
function confirmDeleteTexts(
  { name, origin, files = [] }: OwnAssignment,
  works: readonly Records['received'][],
): string[] {
  const first =
    origin === 'content'
      ? `Remove “${name}” from your list on this device? The college's record does not change, and you can put it back below the list.`
      : [
          `Delete “${name}”`,
          ...(files.length > 0
            ? [` and its files, ${files.map((file) => file.name).join(', ')},`]
            : []),
          ' from this device?',
        ].join('');
  if (works.length === 0) return [first];
  const names = works.map(({ student }) => student.name).sort(compareText);
  const whose =
    works.length === 1 ? 'the work of 1 student' : `the work of ${works.length} students`;
  return [first, `This also deletes ${whose} received by file: ${names.join(', ')}.`];
}

/** Edits, closes or deletes an assignment. Deleting asks first; closing and deleting can be undone. */
export function AssignmentActions({ assignment, onEdit }: AssignmentActionsProps) {
  const close = useCloseDialog();
  const { name, closed = false } = assignment;
  const [asked, setAsked] = useState(false);
  const works = [...useRecords('received').values()].filter(
    (work) => work.assignment === assignment.id,
  );
  const run = async (changes: readonly Change[], text: string, deletes = false) => {
    try {
      await (deletes
        ? deleteWithUndo(changes, { name: `“${name}”`, text })
        : writeWithUndo(changes, text));
      close();
    } catch {
      // The write has already shown a toast; the dialog stays open.
    }
  };
  const remove = () =>
    void run(
      deleteAssignmentChanges(
        assignment,
        workspace.records('drafts'),
        workspace.records('received'),
      ),
      `“${name}” is deleted from this device.`,
      true,
    );
  if (asked)
    return (
      <ConfirmDelete onDelete={remove} onCancel={() => setAsked(false)}>
        {confirmDeleteTexts(assignment, works).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </ConfirmDelete>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <DraftHint form={formName('assignment', assignment.id)} />
      <Button variant="primary" onClick={onEdit}>
        Edit
      </Button>
      <Button
        onClick={() =>
          void run(
            closeAssignmentChanges(assignment, !closed),
            `“${name}” is ${closed ? 'open again' : 'closed'} on this device.`,
          )
        }
      >
        {closed ? 'Reopen assignment' : 'Close assignment'}
      </Button>
      <Button onClick={() => setAsked(true)}>Delete</Button>
    </div>
  );
}
