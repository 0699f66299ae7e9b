import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { Records } from '@/lib/store/record';
import { formatDay, formatTime } from '@/lib/time/date';

/** A class that was cancelled on a day, and perhaps restored. */
export type Cancellation = Records['cancellations'];

/** One record for a class and a day: the class stands again tomorrow, and two tabs cancel it once. */
export function cancellationId(sessionId: string, day: string): string {
  return `${sessionId}:${day}`;
}

/** What the drafts of a reason are for: this class on this day. */
export function cancelDraftId(sessionId: string, day: string): string {
  return `cancel:${cancellationId(sessionId, day)}`;
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
