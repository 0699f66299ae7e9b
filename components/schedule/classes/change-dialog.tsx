import { useState } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import {
  cancellationId,
  changedText,
  classTitle,
  classWhen,
} from '@/components/schedule/model/class-cancel';
import type { TimetableEntry } from '@/components/schedule/model/timetable-entry';
import { Dialog } from '@/components/ui/dialog';
import { useRecords } from '@/lib/store/use-records';
import { ChangeForm, type ChangeFormProps } from './change-form';

interface ChangeDialogProps extends Omit<ChangeFormProps, 'day' | 'onAsked'> {
  /** The meeting on a day. */
  dated: Pick<TimetableEntry, 'plannedDay' | 'day' | 'start' | 'end'>;
  onClose: () => void;
}

/** Moves or cancels a class on a day, or names another teacher who holds it. */
export function ChangeDialog({ session, dated, onClose, ...form }: ChangeDialogProps) {
  const { plannedDay = dated.day } = dated;
  const [asked, setAsked] = useState(false);
  const stored = useRecords('cancellations').get(cancellationId(session.id, plannedDay));
  return (
    <Dialog title="Change class" onClose={onClose}>
      <p className="mb-4 wrap-anywhere">
        <span className="font-semibold">{classTitle(session)}</span>, {classWhen(dated)}
      </p>
      {stored?.restored === null && !asked ? (
        <p className="wrap-anywhere">
          Already changed: {changedText(stored)}. {stored.reason}
        </p>
      ) : (
        <ChangeForm session={session} day={plannedDay} onAsked={setAsked} {...form} />
      )}
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}
