import { ToastRegion } from '@/components/page/toast-region';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { NewAssignmentForm, type NewAssignmentProps } from './new-assignment';

/** A new assignment, from the list of those that are set. */
export function NewAssignmentDialog({ onClose, ...form }: NewAssignmentProps & LazyDialogProps) {
  return (
    <Dialog title="New assignment" onClose={onClose} steady>
      <ClosingForm {...form} />
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}

function ClosingForm(form: NewAssignmentProps) {
  return <NewAssignmentForm {...form} onAdded={useCloseDialog()} />;
}
