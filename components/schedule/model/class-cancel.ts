import type { UpcomingClass } from '@/content/schema/faculty/class';
import type { Records } from '@/lib/store/record';
import { formatDay, formatTime } from '@/lib/time/date';

/** A class that was cancelled, moved or given to another teacher on a day, and possibly restored. */
export type Cancellation = Records['cancellations'];

export function changeKind({ to, teachers }: Pick<Cancellation, 'to' | 'teachers'>) {
  return to ? 'moved' : teachers ? 'substituted' : 'cancelled';
}

/** Returns what differs: "Cancelled", "Moved to 24 Nov 2026, 2:00PM to 2:55PM, C-204. Held by Dr. Iyer". */
export function changedText({ to, teachers }: Pick<Cancellation, 'to' | 'teachers'>): string {
  const moved = to && [`Moved to ${classWhen(to)}`, to.room ?? []].flat().join(', ');
  const held = teachers && `Held by ${teachers.join(', ')}`;
  return [moved, held].filter(Boolean).join('. ') || 'Cancelled';
}

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

const titles = { cancelled: 'Cancelled', moved: 'Moved', substituted: 'Another teacher' } as const;

/** "Cancelled: 1CSE33 Mathematics", or "On again: 1CSE33 Mathematics" once it is restored. */
export function changeTitle(changed: Cancellation, name: string): string {
  return `${changed.restored === null ? titles[changeKind(changed)] : 'On again'}: ${name}`;
}

/** The new time or teacher of a class, unless it is restored; empty if the class is cancelled. */
export function changedDetail(changed: Cancellation): string[] {
  const isPlain = changed.restored !== null || changeKind(changed) === 'cancelled';
  return isPlain ? [] : [changedText(changed)];
}
