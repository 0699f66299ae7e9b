import { useState } from 'react';
import { ReasonForm } from '@/components/form/reason-form';
import { ToastRegion } from '@/components/page/toast-region';
import { cancellationId, classTitle, classWhen } from '@/components/schedule/model/class-cancel';
import { cancelReasonField } from '@/components/schedule/model/class-cancel-write';
import { nextClassDay } from '@/components/schedule/model/class-day';
import type { TimetableEntry } from '@/components/schedule/model/timetable-entry';
import { useCurrentRecord } from '@/components/session/use-current-record';
import { Button } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { formName } from '@/lib/form/form-draft';
import type { Change } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { zonedMinute } from '@/lib/time/zoned-time';
import { cancelClass, useChangeNote } from './class-actions';

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

interface CancelFormProps {
  /** The id of its drafts. */
  draft: string;
  /** Cancels the class; rejects if the write fails. */
  onCancel: (reason: string, draft: Change) => Promise<void>;
}

/** The reason for a cancellation, saved as a draft until the class is cancelled. */
function CancelForm({ draft, onCancel }: CancelFormProps) {
  const close = useCloseDialog();
  const { flag } = useCurrentRecord();
  const note = useChangeNote();
  return (
    <ReasonForm
      name={draft}
      field={cancelReasonField}
      hint={flag ? note : 'Students see it as a notice, with the reason.'}
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
