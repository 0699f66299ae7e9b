import type { UpcomingClass } from '@/content/schema/faculty/class';
import { formatDay, formatTime } from './date';
import { checkLength, isFilled } from './text-check';
import { change, now, type Change, type Records } from './workspace/record';

/** A class that was cancelled on a day, and perhaps restored. */
export type Cancellation = Records['cancellations'];

/** The most characters that a reason takes, as the device's schema has it. */
export const longestReason = 300;

/** What is wrong with the reason of a cancellation; null where nothing is. */
export function checkCancelReason(text: string): string | null {
  if (!isFilled(text)) return 'Enter the reason. The students of this device will read it.';
  return checkLength(text.trim(), longestReason, 'The reason');
}

/** One record for a class and a day: the class stands again tomorrow, and two tabs cancel it once. */
export function cancellationId(lesson: string, day: string): string {
  return `${lesson}:${day}`;
}

/** What the drafts of a reason are for: this class on this day. */
export function cancelDraftId(lesson: string, day: string): string {
  return `cancel:${cancellationId(lesson, day)}`;
}

/** A class as a person names it. */
export function classTitle({ section, course }: Pick<UpcomingClass, 'section' | 'course'>): string {
  return `${section} ${course}`;
}

/** When a class is, or was to be: "21 Nov 2026, 9:00AM to 9:55AM". */
export function classWhen({
  day,
  start,
  end,
}: Pick<Cancellation, 'day' | 'start' | 'end'>): string {
  return `${formatDay(day)}, ${formatTime(start)} to ${formatTime(end)}`;
}

/** Cancels a class on a day, "YYYY-MM-DD". One that another tab has cancelled meanwhile stays as it is. */
export function cancelClass(
  lesson: UpcomingClass,
  day: string,
  { reason, by }: Pick<Cancellation, 'reason' | 'by'>,
): Change[] {
  const id = cancellationId(lesson.id, day);
  const { start, end } = lesson;
  const record = {
    id,
    at: now(),
    lesson: lesson.id,
    day,
    title: classTitle(lesson),
    start,
    end,
    reason: reason.trim(),
    by,
    restored: null,
  };
  return [
    change('cancellations', id, (kept) =>
      kept && !kept.restored ? kept : { ...record, sequence: (kept?.sequence ?? 0) + 1 },
    ),
  ];
}

/** Lets a cancelled class take place after all; it stays on record, so that calendars hear of it. */
export function restoreClass(id: string): Change[] {
  const restored = now();
  return [
    change('cancellations', id, (kept) =>
      kept && !kept.restored ? { ...kept, restored, sequence: kept.sequence + 1 } : kept,
    ),
  ];
}
