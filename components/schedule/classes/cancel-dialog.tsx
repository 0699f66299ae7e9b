import { useState } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { cancellationId, classTitle, classWhen } from '@/components/schedule/model/class-cancel';
import { nextClassDay } from '@/components/schedule/model/class-day';
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
  by: string;
  /** The college's time zone. */
  timeZone: string;
  onClose: () => void;
}

/** Asks for a reason and cancels a class today or on the next day it is held. */
export function CancelDialog({ session, by, timeZone, onClose }: CancelDialogProps) {
  // The day does not change if midnight passes while the dialog is open.
  const [day] = useState(
    () => nextClassDay([session], zonedMinute(new Date(), timeZone).slice(0, 10)).day,
  );
  const [asked, setAsked] = useState(false);
  const stored = useRecords('cancellations').get(cancellationId(session.id, day));
  const { start, end } = session;
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
        {classWhen({ day, start, end })}
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
