import { useState } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { cancellationId, classTitle, classWhen } from '@/components/schedule/model/class-cancel';
import { nextClassDay } from '@/components/schedule/model/class-day';
import type { TimetableEntry } from '@/components/schedule/model/timetable-entry';
import { Dialog } from '@/components/ui/dialog';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { formName } from '@/lib/form/form-draft';
import type { Change } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { zonedMinute } from '@/lib/time/zoned-time';
import { CancelForm } from './cancel-form';
import { cancelClass } from './class-actions';

interface CancelDialogProps {
  session: UpcomingClass;
  /** The meeting on a day; the next one if it is left out. */
  dated?: Pick<TimetableEntry, 'plannedDay' | 'day' | 'start' | 'end'>;
  by: string;
  /** The college's time zone. */
  timeZone: string;
  onClose: () => void;
}

/** Asks for a reason and cancels a class on a day. */
export function CancelDialog({ session, dated, by, timeZone, onClose }: CancelDialogProps) {
  // The day does not change if midnight passes while the dialog is open.
  const [day] = useState(
    () =>
      dated?.plannedDay ??
      nextClassDay([session], zonedMinute(new Date(), timeZone).slice(0, 10)).day,
  );
  const [asked, setAsked] = useState(false);
  const stored = useRecords('cancellations').get(cancellationId(session.id, day));
  const cancel = async (reason: string, draft: Change) => {
    setAsked(true);
    try {
      await cancelClass(session, day, { reason, by }, draft);
    } catch (error) {
      setAsked(false);
      throw error;
    }
  };
  return (
    <Dialog title="Cancel Class" onClose={onClose}>
      <p className="mb-4 wrap-anywhere">
        <span className="font-semibold">{classTitle(session)}</span>,{' '}
        {classWhen(dated ?? { ...session, day })}
      </p>
      {stored && !stored.restored && !asked ? (
        <p>Already cancelled: {stored.reason}</p>
      ) : (
        <CancelForm draft={formName('cancel', cancellationId(session.id, day))} onCancel={cancel} />
      )}
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}
