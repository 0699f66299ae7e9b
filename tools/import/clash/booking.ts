import {
  datedMeeting,
  isHeld,
  latestChanges,
  meetingKey,
  plannedOn,
  type Timetable,
  type WeeklyMeeting,
} from '@/components/schedule/model/dated-meeting';
import { daysAfter } from '@/lib/time/day';
import { getOrMake } from '@/tools/file/get-or-make';
import type { MeetingChange } from '@/content/schema/schedule/schedule';
import type { Booking } from './clash';

/** A weekly meeting whose `teachers` are ids, with what students take of it. */
export interface BookedMeeting<O> extends WeeklyMeeting {
  unit: string;
  batch?: string | undefined;
  elective?: string | undefined;
  origin: O;
}

/** The days around `asOf` that a timetable has: all that are named, within a year before and after, and at least a week. */
export function daysOfTimetables<O>(
  timetables: readonly Timetable<BookedMeeting<O>>[],
  asOf: string,
): string[] {
  let [first, last] = [asOf, daysAfter(asOf, 6)];
  const add = (...days: (string | undefined)[]) => {
    for (const day of days) {
      if (day === undefined) continue;
      if (day < first) first = day;
      if (day > last) last = day;
    }
  };
  for (const { meetings, term, changes = [] } of timetables) {
    add(term?.from, term?.to);
    for (const { from, to } of meetings) add(from, to);
    for (const { day, to } of changes) add(day, to?.day);
  }
  const [earliest, latest] = [daysAfter(asOf, -366), daysAfter(asOf, 366)];
  const days: string[] = [];
  for (
    let day = first < earliest ? earliest : first;
    day <= last && day <= latest;
    day = daysAfter(day, 1)
  )
    days.push(day);
  return days;
}

/** The classes of a timetable on their days. A day that a change moves or gives to others is a booking of its own. */
export function classBookings<O>(
  timetable: Timetable<BookedMeeting<O>>,
  days: readonly string[],
): Booking<O>[] {
  const patterns = new Map<string, readonly string[]>();
  const changes = new Map<string, (MeetingChange & { origin?: O })[]>();
  for (const change of latestChanges(timetable.changes ?? []).values())
    getOrMake(changes, change.meeting, () => []).push(change);
  return timetable.meetings.flatMap((meeting) => {
    const { weekdays, from, to, dates, end } = meeting;
    const pattern = JSON.stringify([weekdays, from, to, dates, end]);
    const planned = getOrMake(patterns, pattern, () =>
      days.filter((day) => plannedOn({ ...timetable, meetings: [meeting] }, day).length > 0),
    );
    const own = changes.get(meeting.id) ?? [];
    const changed = new Set(own.map(({ day }) => meetingKey(meeting.id, day)));
    const usual =
      own.length === 0
        ? planned
        : planned.filter((day) => !changed.has(meetingKey(meeting.id, day)));
    return [
      bookingOf(meeting, usual),
      ...own.flatMap((change): Booking<O>[] => {
        const dated = datedMeeting(meeting, change.day, change);
        if (!isHeld(dated)) return [];
        const { day, start, end: until, room, teachers = [] } = dated;
        const origin = change.origin ?? meeting.origin;
        return [{ ...bookingOf(meeting, [day]), start, end: until, room, teachers, origin }];
      }),
    ];
  });
}

function bookingOf<O>(meeting: BookedMeeting<O>, days: readonly string[]): Booking<O> {
  const {
    unit,
    section,
    course,
    start,
    end,
    room,
    teachers = [],
    batch,
    elective,
    origin,
  } = meeting;
  return {
    ...{ kind: 'class', unit, sections: [section], course, start, end, days },
    ...{ room, teachers, batch, elective, origin },
  };
}
