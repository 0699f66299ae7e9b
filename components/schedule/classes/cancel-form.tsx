import { DialogForm } from '@/components/form/dialog-form';
import { DraftNote } from '@/components/form/draft-note';
import { useReasonForm } from '@/components/form/use-reason-form';
import { checkCancelReason } from '@/components/schedule/model/class-cancel-write';
import { buttonClass } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/form-field';
import type { Change } from '@/lib/store/record';

interface CancelFormProps {
  /** The id of its drafts. */
  draft: string;
  /** Cancels the class; rejects if the write fails. */
  onCancel: (reason: string, draft: Change) => Promise<void>;
}

/** The reason for a cancellation, saved as a draft until the class is cancelled. */
export function CancelForm({ draft: draftId, onCancel }: CancelFormProps) {
  const close = useCloseDialog();
  const { draft, clear, submit, field } = useReasonForm({
    draft: draftId,
    check: checkCancelReason,
    save: (right, removal) => onCancel(right, removal).then(close),
  });

  return (
    <DialogForm onSubmit={submit}>
      <DraftNote draft={draft} onChange={clear} />
      <TextField
        {...field}
        label="Reason"
        hint="Students on this device see it as a notice, with the reason. Nothing is sent to a server."
        rows={3}
      />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('primary')}>
          Cancel Class
        </button>
        <button type="button" onClick={close} className={buttonClass()}>
          Keep the class
        </button>
      </div>
    </DialogForm>
  );
}
