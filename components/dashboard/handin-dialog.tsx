import { AssignmentRecord } from '@/components/portal/assignment-record';
import type { ManagedDialogProps } from '@/components/portal/managed-list';
import { MessageRegion } from '@/components/portal/message-region';
import { Dialog } from '@/components/ui/dialog';
import { stateOf } from '@/lib/assignment';
import type { OwnAssignment } from '@/lib/workspace/use-list';
import { useRecords } from '@/lib/workspace/use-records';
import { HandinPart } from './handin-part';

/** One assignment: what is to be done, and the student's work on it. */
export function HandinDialog({ record, onClose }: ManagedDialogProps<OwnAssignment>) {
  const handins = useRecords('handins');
  const handin = record && handins.get(record.id);
  return (
    <Dialog title={record?.name ?? 'Not here any more'} onClose={onClose} steady>
      {record ? (
        <div className="grid gap-6">
          <AssignmentRecord assignment={record} state={stateOf(record, handin)} />
          <HandinPart assignment={record} handin={handin} />
        </div>
      ) : (
        <p>It was taken back. What you handed in is still listed on the page.</p>
      )}
      <MessageRegion place="dialog" urgentOnly />
    </Dialog>
  );
}
