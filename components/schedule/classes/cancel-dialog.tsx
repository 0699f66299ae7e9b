import { useState } from 'react';
import { MessageRegion } from '@/components/page/message-region';
import {
  cancelDraftId,
  cancellationId,
  classTitle,
  classWhen,
} from '@/components/schedule/model/class-cancel';
import { nextClassDay } from '@/components/schedule/model/class-day';
import { Dialog } from '@/components/ui/dialog';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { Change } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { zonedMinute } from '@/lib/time/zoned-time';
import { CancelForm } from './cancel-form';
import { cancelHere } from './class-deed';

interface CancelDialogProps {
  lesson: UpcomingClass;
  by: string;
  /** The college's time zone. */
  timeZone: string;
  onClose: () => void;
}

/** Asks why a class is cancelled today, or on the next day it is held, and cancels it. */
export function CancelDialog({ lesson, by, timeZone, onClose }: CancelDialogProps) {
  // The day on which it was asked, also where midnight passes meanwhile.
  const [day] = useState(
    () => nextClassDay([lesson], zonedMinute(new Date(), timeZone).slice(0, 10)).day,
  );
  const [asked, setAsked] = useState(false);
  const kept = useRecords('cancellations').get(cancellationId(lesson.id, day));
  const { start, end } = lesson;
  const cancel = async (reason: string, draft: Change) => {
    setAsked(true);
    try {
      await cancelHere(lesson, day, { reason, by }, draft);
    } catch (error) {
      setAsked(false);
      throw error;
    }
  };
  return (
    <Dialog title="Cancel Class" onClose={onClose}>
      <p className="mb-4 wrap-anywhere">
        <span className="font-semibold">{classTitle(lesson)}</span>,{' '}
        {classWhen({ day, start, end })}
      </p>
      {kept && !kept.restored && !asked ? (
        <p>Already cancelled: {kept.reason}</p>
      ) : (
        <CancelForm draft={cancelDraftId(lesson.id, day)} onCancel={cancel} />
      )}
      <MessageRegion place="dialog" urgentOnly />
    </Dialog>
  );
}
