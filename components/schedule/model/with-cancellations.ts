import type { MeetingChange } from '@/content/schema/schedule/schedule';
import { zonedMinute } from '@/lib/time/zoned-time';
import type { Cancellation } from './class-cancel';
import { latestChanges, meetingKey, type Timetable, type WeeklyMeeting } from './dated-meeting';

/** A timetable with what was cancelled or restored on this device; of two changes the one with the higher sequence holds. */
export function withCancellations<M extends WeeklyMeeting>(
  timetable: Timetable<M>,
  cancellations: readonly Cancellation[],
  timeZone: string,
): Timetable<M> {
  const changes = latestChanges(timetable.changes ?? []);
  for (const cancellation of cancellations) {
    const key = meetingKey(cancellation.session, cancellation.day);
    const known = changes.get(key);
    if (known && known.sequence > cancellation.sequence) continue;
    if (!cancellation.restored) changes.set(key, changeOf(cancellation, timeZone));
    else if (known?.kind === 'cancelled') changes.delete(key);
  }
  return { ...timetable, changes: [...changes.values()] };
}

function changeOf(cancellation: Cancellation, timeZone: string): MeetingChange {
  const { id, session: meeting, day, reason, sequence } = cancellation;
  const at = zonedMinute(new Date(cancellation.at), timeZone);
  return { id, meeting, day, kind: 'cancelled', reason, at, sequence };
}
