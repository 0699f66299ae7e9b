import type { ManagedDialogProps } from '@/components/list/managed-list';
import type { RecordItem } from '@/components/list/record-list';
import { WrittenText } from '@/components/page/written-text';
import { Dialog } from '@/components/ui/dialog';

interface RecordMessageProps extends ManagedDialogProps<RecordItem> {
  /** How the student can write to teachers; empty without a drop box. */
  hint: string;
}

/** A message of the college's record. The record has no more of the conversation. */
export function RecordMessage({ record, hint, onClose }: RecordMessageProps) {
  if (!record) return null;
  return (
    <Dialog title={record.title} onClose={onClose}>
      <div className="grid max-w-[min(34rem,92%)] gap-1.5 rounded-card border border-line bg-sunken px-4 py-2.5">
        <WrittenText className="whitespace-pre-line wrap-anywhere">
          {[record.detail].flat().join(', ')}
        </WrittenText>
        <p className="text-small text-muted">{record.meta.join(', ')}</p>
      </div>
      <p className="mt-4 text-note text-muted">
        This message is in your record from the college and cannot be answered here. {hint}
      </p>
    </Dialog>
  );
}
