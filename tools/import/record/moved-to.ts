import type { MeetingChange } from '@/content/schema/schedule/schedule';
import { laterEnd, minutesOf, timeAt } from '../value/time';
import type { ClassChange, ImportedMeeting } from '../model/entity';

/** Returns when a moved meeting is held; undefined if it would end before it starts. It is as long as before if no end is known. */
export function movedTo(
  { day, newDay = day, newStart, newEnd }: ClassChange,
  { start: usualStart, end: usualEnd }: Pick<ImportedMeeting, 'start' | 'end'>,
): Omit<NonNullable<MeetingChange['to']>, 'room'> | undefined {
  const start = newStart ?? usualStart;
  const usual = minutesOf(usualEnd) - minutesOf(usualStart);
  const end = newEnd ?? (newStart === undefined ? usualEnd : timeAt(minutesOf(start) + usual));
  const last = end >= '24' ? end : laterEnd(start, end);
  return last === undefined ? undefined : { day: newDay, start, end: last };
}
