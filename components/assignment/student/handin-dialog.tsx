import { useState, type ComponentType } from 'react';
import { stateOf } from '@/components/assignment/model/assignment';
import { AssignmentRecord } from '@/components/assignment/shared/assignment-record';
import type { ManagedDialogProps } from '@/components/list/managed-list';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useLazy } from '@/components/ui/lazy/use-lazy';
import type { OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import type { HandinFormProps } from './handin-form';
import { HandinSection } from './handin-section';

/** Loads the dialog that compares the own work before it is handed in. */
export type LoadCheck = () => Promise<
  ComponentType<{ assignment: OwnAssignment } & LazyDialogProps>
>;

interface HandinDialogProps
  extends ManagedDialogProps<OwnAssignment>, Pick<HandinFormProps, 'student' | 'teacher'> {
  loadCheck?: LoadCheck | undefined;
}

const noCheck = () => Promise.reject<never>(new Error('There is no check.'));

/** One assignment and the student's work on it. */
export function HandinDialog(props: HandinDialogProps) {
  const { record, loadCheck, student, teacher, onClose } = props;
  const [checking, setChecking] = useState(false);
  const { Component: Check, ensureLoaded } = useLazy(loadCheck ?? noCheck);
  const handins = useRecords('handins');
  const handin = record && handins.get(record.id);
  if (checking && Check && record) return <Check assignment={record} onClose={onClose} />;
  const check = async () => setChecking(await ensureLoaded());
  return (
    <Dialog title={record?.name ?? 'No longer here'} onClose={onClose} steady>
      {record ? (
        <div className="grid gap-6">
          <AssignmentRecord assignment={record} state={stateOf(record, handin)} />
          <HandinSection
            assignment={record}
            handin={handin}
            student={student}
            teacher={teacher}
            onCheck={loadCheck && (() => void check())}
          />
        </div>
      ) : (
        <p>This assignment was withdrawn. Your work is still listed on the page.</p>
      )}
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}
