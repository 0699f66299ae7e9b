import { ReasonForm } from '@/components/form/reason-form';
import { cancelReasonField } from '@/components/schedule/model/class-cancel-write';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { Button } from '@/components/ui/button';
import { useCloseDialog } from '@/components/ui/dialog';
import type { Change } from '@/lib/store/record';
import { useChangeNote } from './use-change-note';

interface CancelFormProps {
  /** The id of its drafts. */
  draft: string;
  /** Cancels the class; rejects if the write fails. */
  onCancel: (reason: string, draft: Change) => Promise<void>;
}

/** The reason for a cancellation, saved as a draft until the class is cancelled. */
export function CancelForm({ draft, onCancel }: CancelFormProps) {
  const close = useCloseDialog();
  const { flag } = useCurrentRecord();
  const note = useChangeNote();
  return (
    <ReasonForm
      name={draft}
      field={cancelReasonField}
      hint={
        flag
          ? note
          : 'Students on this device see it as a notice, with the reason. Nothing is sent to a server.'
      }
      rows={3}
      onSave={(reason, removal) => onCancel(reason, removal).then(close)}
    >
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit">
          Cancel Class
        </Button>
        <Button onClick={close}>Keep the class</Button>
      </div>
    </ReasonForm>
  );
}
