import type { MeetingChange } from '@/content/schema/schedule/schedule';
import { zonedMinute } from '@/lib/time/zoned-time';
import { changeKind, type Cancellation } from './class-cancel';
import { meetingKey, type Timetable, type WeeklyMeeting } from './dated-meeting';

/**
 * A timetable with the changed classes of this device. For each meeting and day, the later decision holds: a change
 * overrides earlier ones of the college, and restoring a class removes earlier ones of the same kind.
 */
export function withCancellations<M extends WeeklyMeeting>(
  timetable: Timetable<M>,
  cancellations: Iterable<Cancellation>,
  timeZone: string,
): Timetable<M> {
  const known = new Set(timetable.meetings.map(({ id }) => id));
  const own = [...cancellations].filter(({ session }) => known.has(session));
  if (own.length === 0) return timetable;
  const minuteOf = (moment: string) => zonedMinute(new Date(moment), timeZone);
  let changes = timetable.changes ?? [];
  for (const one of own) {
    const { session, day, at, restored, reason, to, teachers } = one;
    const kind = changeKind(one);
    const isSame = (change: MeetingChange) => change.meeting === session && change.day === day;
    if (restored) {
      const lifted = minuteOf(restored);
      changes = changes.filter(
        (change) => !(isSame(change) && change.kind === kind && change.at <= lifted),
      );
      continue;
    }
    const decided = minuteOf(at);
    const published = changes.filter(isSame);
    if (published.some((change) => change.at > decided)) continue;
    const sequence = 1 + Math.max(0, ...published.map((change) => change.sequence));
    const id = meetingKey(session, day);
    changes = [
      ...changes,
      {
        ...{ id, meeting: session, day, kind, reason, at: decided, sequence },
        ...(to && { to }),
        ...(teachers && { teachers }),
      },
    ];
  }
  return { ...timetable, changes };
}
