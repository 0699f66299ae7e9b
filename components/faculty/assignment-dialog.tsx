import { useState } from 'react';
import { AssignmentRecord } from '@/components/portal/assignment-record';
import { HandinReceipt } from '@/components/portal/handin-receipt';
import type { ManagedDialogProps } from '@/components/portal/managed-list';
import { StaleNote } from '@/components/portal/stale-note';
import { useLast } from '@/components/portal/use-last';
import { MessageRegion } from '@/components/portal/message-region';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { AssignmentDraft } from '@/lib/assignment-draft';
import { assignmentDraftId, assignmentShape, type FilledAssignment } from '@/lib/assignment-form';
import { editAssignment, sendAssignment } from '@/lib/assignment-write';
import { FormMerge } from '@/lib/form-merge';
import { workspace } from '@/lib/workspace/device';
import { say } from '@/lib/workspace/message';
import { saidOf } from '@/lib/workspace/write-and-say';
import type { OwnAssignment } from '@/lib/workspace/use-list';
import { useRecords } from '@/lib/workspace/use-records';
import { AssignmentActions } from './assignment-actions';
import { AssignmentForm } from './assignment-form';
import { ReceivedWork } from './received-work';

type AssignmentDialogProps = ManagedDialogProps<OwnAssignment> & { sections: readonly string[] };

/** One assignment with all that can be done about it. */
export function AssignmentDialog({ record, sections, onClose }: AssignmentDialogProps) {
  const [editing, setEditing] = useState(false);
  const last = useLast(record);
  const shown = editing ? last : record;
  return (
    <Dialog title={shown?.name ?? 'Not here any more'} onClose={onClose}>
      {!shown ? (
        <p>It is not in the list any more.</p>
      ) : editing ? (
        <Editing assignment={shown} gone={!record} sections={sections} />
      ) : (
        <Shown assignment={shown} onEdit={() => setEditing(true)} />
      )}
      <MessageRegion place="dialog" urgentOnly />
    </Dialog>
  );
}

function Shown({ assignment, onEdit }: { assignment: OwnAssignment; onEdit: () => void }) {
  const handin = useRecords('handins').get(assignment.id);
  return (
    <div className="grid gap-6">
      <AssignmentRecord assignment={assignment} state={assignment.closed ? 'Closed' : null} />
      {handin?.file && (
        <section className="grid gap-1.5">
          <h3 className="text-note">Handed in on this device</h3>
          <HandinReceipt at={handin.at} file={handin.file} />
        </section>
      )}
      <ReceivedWork assignment={assignment.id} />
      <AssignmentActions assignment={assignment} onEdit={onEdit} />
    </div>
  );
}

interface EditingProps {
  assignment: OwnAssignment;
  gone: boolean;
  sections: readonly string[];
}

function Editing({ assignment, gone, sections }: EditingProps) {
  const close = useCloseDialog();
  const save = async (filled: FilledAssignment, draft: AssignmentDraft) => {
    const { values, files } = filled;
    const merge = new FormMerge(assignmentShape, draft.opened(), filled);
    const changes = gone
      ? sendAssignment(values, files, assignment.by ?? '')
      : editAssignment(assignment, merge);
    await workspace.write([...changes, merge.with(draft.removal())]);
    if (merge.stopped) return merge;
    close();
    say(saidOf(`Saved on this device: “${values.name.trim()}”. Nothing was sent to a server.`));
  };
  return (
    <AssignmentForm
      draft={assignmentDraftId(assignment.id)}
      start={assignmentShape.fill(assignment)}
      gone={gone}
      sections={sections}
      needsFile={assignment.origin === 'device' || gone}
      submitLabel={gone ? 'Save as a new assignment' : 'Save changes'}
      StaleNote={StaleNote}
      onSave={save}
    />
  );
}
