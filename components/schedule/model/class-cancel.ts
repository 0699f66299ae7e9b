import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { Records } from '@/lib/store/record';
import { formatDay, formatTime } from '@/lib/time/date';

/** A class that was cancelled on a day and possibly restored. */
export type Cancellation = Records['cancellations'];

/** One record per class and day: other days are not affected, and two tabs cancel it only once. */
export function cancellationId(sessionId: string, day: string): string {
  return `${sessionId}:${day}`;
}

export function classTitle({ section, course }: Pick<UpcomingClass, 'section' | 'course'>): string {
  return `${section} ${course}`;
}

/** The date and time of a class: "21 Nov 2026, 9:00AM to 9:55AM". */
export function classWhen({
  day,
  start,
  end,
}: Pick<Cancellation, 'day' | 'start' | 'end'>): string {
  return `${formatDay(day)}, ${formatTime(start)} to ${formatTime(end)}`;
}
