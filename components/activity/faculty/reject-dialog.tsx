import { reasonDraftId, reasonField } from '@/components/activity/model/decision';
import { reviewTitle, type ReviewRow } from '@/components/activity/model/review';
import { ReasonForm } from '@/components/form/reason-form';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import { decideActivities } from './decision-actions';

interface RejectDialogProps {
  rows: readonly ReviewRow[];
  /** The name of the person who decides. */
  by: string;
  onClose: () => void;
}

/** Asks for one reason to reject several rows. */
export function RejectDialog({ rows, by, onClose }: RejectDialogProps) {
  return (
    <Dialog title="Reject" onClose={onClose}>
      <RejectForm rows={rows} by={by} />
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}

function RejectForm({ rows, by }: Omit<RejectDialogProps, 'onClose'>) {
  const close = useCloseDialog();
  return (
    <ReasonForm
      name={reasonDraftId(rows)}
      field={reasonField}
      label={rows.length === 1 ? 'Reason' : 'One reason for all'}
      hint="Why it is rejected, and what would help. The student will read it."
      rows={4}
      about={
        <ul className="grid max-h-40 list-disc gap-1 overflow-auto ps-5 wrap-anywhere">
          {rows.map((row) => (
            <li key={row.key}>{reviewTitle(row)}</li>
          ))}
        </ul>
      }
      onSave={(reason, draft) =>
        decideActivities(rows, { what: 'rejected', by, reason }, { draft }).then(close)
      }
    >
      <Button variant="primary" type="submit" className="self-start">
        {rows.length === 1 ? 'Reject' : `Reject: ${rows.length}`}
      </Button>
    </ReasonForm>
  );
}
