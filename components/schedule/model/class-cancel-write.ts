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

/** The teacher who changes a class, the reason, and what it has instead of its usual time or teachers; neither if it is cancelled. */
export type ClassDecision = Pick<Cancellation, 'reason' | 'by' | 'to' | 'teachers'>;

/** Cancels or changes a class on a day, "YYYY-MM-DD". If another tab has already done so, that record stays unchanged. */
export function cancelClassChanges(
  session: UpcomingClass,
  day: string,
  { reason, by, to, teachers }: ClassDecision,
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
    ...(to && { to }),
    ...(teachers && { teachers }),
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

/** Restores a changed class. The record stays, so that calendars receive the update. */
export function restoreClassChanges(id: string): Change[] {
  const restored = now();
  return [
    change('cancellations', id, (stored) =>
      stored && !stored.restored ? { ...stored, restored, sequence: stored.sequence + 1 } : stored,
    ),
  ];
}
