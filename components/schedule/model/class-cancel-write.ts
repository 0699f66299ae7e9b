import type { UpcomingClass } from '@/content/schema/faculty/class';
import { checkLength, isFilled } from '@/lib/form/text-check';
import { change, now, type Change } from '@/lib/store/record';
import { cancellationId, classTitle, type Cancellation } from './class-cancel';

/** The most characters that a reason takes, as the device's schema has it. */
export const maxReasonLength = 300;

/** What is wrong with the reason of a cancellation; null where nothing is. */
export function checkCancelReason(text: string): string | null {
  if (!isFilled(text)) return 'Enter the reason. The students of this device will read it.';
  return checkLength(text.trim(), maxReasonLength, 'The reason');
}

/** Cancels a class on a day, "YYYY-MM-DD". One that another tab has cancelled meanwhile stays as it is. */
export function cancelClassChanges(
  session: UpcomingClass,
  day: string,
  { reason, by }: Pick<Cancellation, 'reason' | 'by'>,
): Change[] {
  const id = cancellationId(session.id, day);
  const { start, end } = session;
  const record = {
    id,
    at: now(),
    lesson: session.id,
    day,
    title: classTitle(session),
    start,
    end,
    reason: reason.trim(),
    by,
    restored: null,
  };
  return [
    change('cancellations', id, (stored) =>
      stored && !stored.restored ? stored : { ...record, sequence: (stored?.sequence ?? 0) + 1 },
    ),
  ];
}

/** Lets a cancelled class take place after all; it stays on record, so that calendars hear of it. */
export function restoreClassChanges(id: string): Change[] {
  const restored = now();
  return [
    change('cancellations', id, (stored) =>
      stored && !stored.restored ? { ...stored, restored, sequence: stored.sequence + 1 } : stored,
    ),
  ];
}
