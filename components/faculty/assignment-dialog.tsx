import { useState } from 'react';
import { AssignmentRecord } from '@/components/portal/assignment-record';
import { HandinReceipt } from '@/components/portal/handin-receipt';
import type { ManagedDialogProps } from '@/components/portal/managed-list';
import { MessageRegion } from '@/components/portal/message-region';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import { writeAssignment } from '@/lib/assignment-check';
import type { FilledAssignment } from '@/lib/assignment-draft';
import { assignmentDraftId, editAssignment } from '@/lib/assignment-write';
import { workspace } from '@/lib/workspace/device';
import { say } from '@/lib/workspace/message';
import type { OwnAssignment } from '@/lib/workspace/use-list';
import { useRecords } from '@/lib/workspace/use-records';
import { AssignmentActions } from './assignment-actions';
import { AssignmentForm } from './assignment-form';
import { ReceivedWork } from './received-work';

type AssignmentDialogProps = ManagedDialogProps<OwnAssignment> & { sections: readonly string[] };

/** One assignment with all that can be done about it. */
export function AssignmentDialog({ record, sections, onClose }: AssignmentDialogProps) {
  const drafts = useRecords('drafts');
  const [editing, setEditing] = useState(
    () => record !== undefined && drafts.has(assignmentDraftId(record.id)),
  );
  return (
    <Dialog title={record?.name ?? 'Not here any more'} onClose={onClose}>
      {!record ? (
        <p>It is not in the list any more.</p>
      ) : editing ? (
        <Editing assignment={record} sections={sections} />
      ) : (
        <Shown assignment={record} onEdit={() => setEditing(true)} />
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
  sections: readonly string[];
}

function Editing({ assignment, sections }: EditingProps) {
  const close = useCloseDialog();
  const save = async ({ values, files }: FilledAssignment) => {
    await workspace.write(editAssignment(assignment, values, files));
    close();
    say(`Saved on this device: “${values.name.trim()}”. Nothing was sent to a server.`);
  };
  return (
    <AssignmentForm
      draft={assignmentDraftId(assignment.id)}
      start={{ values: writeAssignment(assignment), files: assignment.files ?? [] }}
      sections={sections}
      needsFile={assignment.origin === 'device'}
      submitLabel="Save changes"
      onSave={save}
    />
  );
}
