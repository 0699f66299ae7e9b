import { stateOf } from '@/components/assignment/model/assignment';
import { AssignmentRecord } from '@/components/assignment/shared/assignment-record';
import type { ManagedDialogProps } from '@/components/list/managed-list';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import type { OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import type { HandinFormProps } from './handin-form';
import { HandinSection } from './handin-section';

type HandinDialogProps = ManagedDialogProps<OwnAssignment> &
  Pick<HandinFormProps, 'student' | 'teacher'>;

/** One assignment and the student's work on it. */
export function HandinDialog({ record, student, teacher, onClose }: HandinDialogProps) {
  const handins = useRecords('handins');
  const handin = record && handins.get(record.id);
  return (
    <Dialog title={record?.name ?? 'No longer here'} onClose={onClose} steady>
      {record ? (
        <div className="grid gap-6">
          <AssignmentRecord assignment={record} state={stateOf(record, handin)} />
          <HandinSection assignment={record} handin={handin} student={student} teacher={teacher} />
        </div>
      ) : (
        <p>This assignment was withdrawn. Your work is still listed on the page.</p>
      )}
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}
