import { DialogForm } from '@/components/portal/dialog-form';
import { DraftNote } from '@/components/portal/draft-note';
import { useFormDraft } from '@/components/portal/use-form-draft';
import { buttonClass } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/form-field';
import { checkCancelReason } from '@/lib/class-cancel';
import { TextDraft } from '@/lib/text-draft';
import { workspace } from '@/lib/workspace/device';
import { useReasonForm } from './use-reason-form';

type Values = Record<'reason', string>;

interface CancelFormProps {
  /** The name of the draft that keeps what is typed. */
  draft: string;
  /** Cancels the class; rejects where that could not be kept. */
  onCancel: (reason: string) => Promise<void>;
}

/** The reason for a cancellation, kept as a draft until the class is cancelled. */
export function CancelForm({ draft: draftId, onCancel }: CancelFormProps) {
  const close = useCloseDialog();
  const [draft, { reason }] = useFormDraft<Values, TextDraft<Values>>(
    () => new TextDraft(workspace, draftId, { reason: '' }),
    () => {},
  );
  const { focused, fieldId, mistakeOf, clear, submit } = useReasonForm({
    draft,
    reason: () => reason,
    check: checkCancelReason,
    save: (right) => onCancel(right).then(close),
  });

  return (
    <DialogForm onSubmit={submit}>
      <DraftNote draft={draft} onChange={clear} />
      <TextField
        ref={focused}
        id={fieldId('reason')}
        label="Reason"
        hint="Students on this device see it as a notice, with the reason. Nothing is sent to a server."
        mistake={mistakeOf('reason')}
        required
        data-autofocus
        rows={3}
        value={reason}
        onChange={(event) => {
          draft.set('reason', event.target.value);
          clear();
        }}
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
