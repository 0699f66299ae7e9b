import { isHeldOn } from '@/components/schedule/model/class-day';
import {
  canMove,
  datedMeeting,
  isWeekly,
  latestChanges,
  meetingKey,
  plannedOn,
  type Timetable,
  type WeeklyMeeting,
} from '@/components/schedule/model/dated-meeting';
import { meetingUid } from '@/components/schedule/model/icalendar';
import type { MeetingChange } from '@/content/schema/schedule/schedule';
import { dayNames } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import { meetingEvent, type FeedBasis, type FeedEvent } from './feed-event';

/** A special or changed day, or one of a meeting that is not weekly, and the meetings that are planned on it. */
type UnusualDay = readonly [day: string, planned: ReadonlySet<WeeklyMeeting>];

/** The meetings of a timetable as events: one per weekly meeting, and one per meeting that differs from it. */
export function meetingEvents(timetable: Timetable, basis: FeedBasis): FeedEvent[] {
  const changes = latestChanges(timetable.changes ?? []);
  const days = unusualDays(timetable);
  return timetable.meetings.flatMap((meeting) => {
    const { without, single } = differences(meeting, { timetable, days, changes, basis });
    const first = firstDay(meeting, timetable, basis);
    return [...weeklyEvent(meeting, { timetable, first, without, basis }), ...single];
  });
}

function unusualDays(timetable: Timetable): UnusualDay[] {
  const changed = (timetable.changes ?? []).map(({ day }) => day);
  const dates = timetable.meetings.flatMap((meeting) => meeting.dates ?? []);
  const days = [...new Set([...specialDays(timetable), ...changed, ...dates])].sort();
  return days.map((day) => [day, new Set<WeeklyMeeting>(plannedOn(timetable, day))]);
}

/** Every holiday and special day of the term. */
function specialDays({ days = [], term }: Timetable): string[] {
  return days.flatMap(({ day, end = day }) => {
    const last = term && term.to < end ? term.to : end;
    const found: string[] = [];
    for (let one = term && day < term.from ? term.from : day; one <= last; one = daysAfter(one, 1))
      found.push(one);
    return found;
  });
}

interface Differing {
  timetable: Timetable;
  days: readonly UnusualDay[];
  changes: ReadonlyMap<string, MeetingChange>;
  basis: FeedBasis;
}

/** The days without a weekly meeting, and the events of the meetings that differ from it. */
function differences(meeting: WeeklyMeeting, { timetable, days, changes, basis }: Differing) {
  const without: string[] = [];
  const single: FeedEvent[] = [];
  for (const [day, planned] of days) {
    const change = changes.get(meetingKey(meeting.id, day));
    const isInSeries = !meeting.dates && isWeekly(timetable, meeting, day);
    const isPlanned = planned.has(meeting) || (change?.to && canMove(timetable, meeting, day));
    if (!isPlanned && isInSeries) without.push(day);
    if (!isPlanned || (isInSeries && !change)) continue;
    const uid = uidOf(meeting, timetable, isInSeries ? undefined : day);
    const event = meetingEvent(datedMeeting(meeting, day, change), uid, basis);
    single.push(isInSeries ? { ...event, replaces: { day, start: meeting.start } } : event);
  }
  return { without, single };
}

const uidOf = ({ id }: WeeklyMeeting, { term }: Timetable, day?: string) =>
  meetingUid(id, term?.from, day);

/** Without a term and a first day, the weekly meeting starts on the first day that the timetable knows. */
function firstDay({ from }: WeeklyMeeting, timetable: Timetable, { asOf }: FeedBasis): string {
  const { term, days = [], changes = [] } = timetable;
  const limit = [from, term?.from].filter((day) => day !== undefined).sort();
  const known = [asOf, ...[...days, ...changes].map(({ day }) => day)].sort();
  return limit.at(-1) ?? known[0] ?? asOf;
}

interface Weekly {
  timetable: Timetable;
  first: string;
  without: readonly string[];
  basis: FeedBasis;
}

/** The event of a weekly meeting, which starts on the first day that it is held; none if there is no such day. */
function weeklyEvent(
  meeting: WeeklyMeeting,
  { timetable, first, without, basis }: Weekly,
): FeedEvent[] {
  const { to, dates, weekdays = dayNames.slice(1) } = meeting;
  if (dates) return [];
  const until = [to, timetable.term?.to].filter((day) => day !== undefined).sort()[0];
  const last = until ?? daysAfter(first, 7 * (without.length + 1));
  let day = first;
  while (day <= last && (!isHeldOn(meeting, day) || without.includes(day))) day = daysAfter(day, 1);
  if (day > last) return [];
  const event = meetingEvent(
    datedMeeting(meeting, day, undefined),
    uidOf(meeting, timetable),
    basis,
  );
  return [{ ...event, weekly: { weekdays, until, without: without.filter((one) => one > day) } }];
}
