import { useState, type ComponentType } from 'react';
import {
  assignmentShape,
  type AssignmentContent,
  type AssignmentValues,
} from '@/components/assignment/model/assignment-form';
import {
  editAssignmentChanges,
  sendAssignmentChanges,
} from '@/components/assignment/model/assignment-write';
import { AssignmentRecord, HandinReceipt } from '@/components/assignment/shared/assignment-record';
import { useHasDrop } from '@/components/drop/use-boxes';
import { useLast } from '@/components/form/use-last';
import type { ManagedDialogProps } from '@/components/list/managed-list';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useLazy, useLazyWhen } from '@/components/ui/lazy/use-lazy';
import type { FormDraft } from '@/lib/form/form-draft';
import { FormMerge } from '@/lib/form/form-merge';
import { workspace } from '@/lib/store/device';
import type { OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { savedMessage } from '@/lib/store/write-with-undo';
import { showToast } from '@/lib/toast/toast';
import { AssignmentActions } from './assignment-actions';
import { AssignmentForm } from './assignment-form';
import { ReceivedWork } from './received-work';

/** Loads the dialog that compares the texts handed in for an assignment. */
export type LoadComparison = () => Promise<
  ComponentType<{ assignment: OwnAssignment } & LazyDialogProps>
>;

interface AssignmentDialogProps extends ManagedDialogProps<OwnAssignment> {
  sections: readonly string[];
  loadComparison: LoadComparison;
}

/** One assignment with its actions. */
export function AssignmentDialog({
  record,
  sections,
  loadComparison,
  onClose,
}: AssignmentDialogProps) {
  const [editing, setEditing] = useState(false);
  const [comparing, setComparing] = useState(false);
  const { Component: Comparison, ensureLoaded } = useLazy(loadComparison);
  const last = useLast(record);
  const shown = editing || comparing ? last : record;
  if (comparing && Comparison && shown) return <Comparison assignment={shown} onClose={onClose} />;
  const compare = async () => setComparing(await ensureLoaded());
  return (
    <Dialog title={shown?.name ?? 'No longer here'} onClose={onClose}>
      {!shown ? (
        <p>It is no longer in the list.</p>
      ) : editing ? (
        <Editing assignment={shown} gone={!record} sections={sections} />
      ) : (
        <Shown
          assignment={shown}
          onEdit={() => setEditing(true)}
          onCompare={() => void compare()}
        />
      )}
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}

const loadLetters = async () => (await import('./assignment-letters')).AssignmentLetters;

interface ShownProps {
  assignment: OwnAssignment;
  onEdit: () => void;
  onCompare: () => void;
}

function Shown({ assignment, onEdit, onCompare }: ShownProps) {
  const handin = useRecords('handins').get(assignment.id);
  const { Component: Letters } = useLazyWhen(loadLetters, useHasDrop());
  return (
    <div className="grid gap-6">
      <AssignmentRecord assignment={assignment} state={assignment.closed ? 'Closed' : null} />
      {handin?.file && (
        <section className="grid gap-1.5">
          <h3 className="text-note">Handed in on this device</h3>
          <HandinReceipt at={handin.at} file={handin.file} />
        </section>
      )}
      {Letters && <Letters id={assignment.id} section={assignment.section ?? ''} />}
      <ReceivedWork assignment={assignment.id} />
      <section className="grid justify-items-start gap-1.5">
        <h3 className="text-note">Assignment checker</h3>
        <p className="text-note text-muted">
          Compares texts and shows the passages that they share, on this device.
        </p>
        <Button aria-haspopup="dialog" onClick={onCompare}>
          Compare texts
        </Button>
      </section>
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
  const save = async (content: AssignmentContent, draft: FormDraft<keyof AssignmentValues>) => {
    const { values, files } = content;
    const merge = new FormMerge(assignmentShape, draft.opened(), content);
    const changes = gone
      ? sendAssignmentChanges(values, files, assignment.by ?? '')
      : editAssignmentChanges(assignment, merge);
    await workspace.write([...changes, merge.with(draft.removal())]);
    if (merge.stopped) return merge;
    close();
    showToast(savedMessage(`“${values.name.trim()}” is saved.`));
  };
  return (
    <AssignmentForm
      id={assignment.id}
      start={assignmentShape.fill(assignment)}
      gone={gone}
      sections={sections}
      needsFile={assignment.origin === 'device' || gone}
      submitLabel={gone ? 'Save as a new assignment' : 'Save changes'}
      onSave={save}
    />
  );
}
