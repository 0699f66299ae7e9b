import { limits } from '@/content/schema/limits';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { linesField } from '@/lib/form/field';
import { change, now, type Change } from '@/lib/store/record';
import { cancellationId, classTitle, type Cancellation } from './class-cancel';

/** The reason of a cancellation. */
export const cancelReasonField = linesField(
  limits.cancellation.reason,
  'The reason',
  'Enter the reason. Students will read it.',
);

/** Cancels a class on a day, "YYYY-MM-DD". If another tab has already cancelled it, that record stays unchanged. */
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
    session: session.id,
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

/** Restores a cancelled class. The record stays, so that calendars receive the update. */
export function restoreClassChanges(id: string): Change[] {
  const restored = now();
  return [
    change('cancellations', id, (stored) =>
      stored && !stored.restored ? { ...stored, restored, sequence: stored.sequence + 1 } : stored,
    ),
  ];
}
