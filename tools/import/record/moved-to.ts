import type { MeetingChange } from '@/content/schema/schedule/schedule';
import { laterEnd, minutesOf } from '../value/time';
import type { ClassChange, ImportedMeeting } from '../model/entity';

/** When a moved meeting is held; undefined if it would end before it starts. It is as long as before if no end is known. */
export function movedTo(
  { day, newDay = day, newStart, newEnd }: ClassChange,
  { start: usualStart, end: usualEnd }: Pick<ImportedMeeting, 'start' | 'end'>,
): Omit<NonNullable<MeetingChange['to']>, 'room'> | undefined {
  const start = newStart ?? usualStart;
  const usual = minutesOf(usualEnd) - minutesOf(usualStart);
  const end = newEnd ?? (newStart === undefined ? usualEnd : later(start, usual));
  const last = end >= '24' ? end : laterEnd(start, end);
  return last === undefined ? undefined : { day: newDay, start, end: last };
}

/** A time some minutes later; after midnight, the hours of the day go on. */
function later(time: string, minutes: number): string {
  const sum = minutesOf(time) + minutes;
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
