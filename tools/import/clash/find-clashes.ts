import { compareCode } from '@/lib/text/compare-text';
import {
  isHeld,
  meetingsBetween,
  specialDayOn,
  type DatedMeeting,
} from '@/components/schedule/model/dated-meeting';
import type { Academic } from '@/content/schema/academic';
import { daysAfter } from '@/lib/time/day';
import { getOrMake } from '@/tools/file/get-or-make';
import { classBookings, examBooking, roomsOf, type Booking } from './booking';
import { originOf, type Clash, type CollegeSchedule, type SourcedMeeting } from './clash';
import { DoubleBookings } from './double-booking';
import { findHolidayClashes } from './holiday-clash';
import { findPileUps } from './pile-up';
import { possibleClashes } from './possible-clash';

/**
 * What cannot both happen, or is too much for a day, within a year before and after `asOf` ("YYYY-MM-DD"). Clashes of the
 * same two classes on several days are one.
 */
export function findClashes<O>(
  schedule: CollegeSchedule<O>,
  load: Academic['load'],
  asOf: string,
): Clash<O>[] {
  return [
    ...findDoubleBookings(schedule, asOf),
    ...findPileUps(schedule, load),
    ...findHolidayClashes(schedule),
  ].sort((one, other) => compareCode(one.days[0] ?? '', other.days[0] ?? ''));
}

type Held<O> = DatedMeeting<SourcedMeeting<O>>;

function findDoubleBookings<O>(schedule: CollegeSchedule<O>, asOf: string): Clash<O>[] {
  const { exams } = schedule;
  const { meetings: possible, groupsOf } = possibleClashes(schedule);
  const timetables = schedule.timetables.map((timetable) => ({
    ...timetable,
    meetings: timetable.meetings.filter((meeting) => possible.has(meeting)),
  }));
  const ids = new Map<SourcedMeeting<O>, string>();
  for (const [index, { meetings }] of timetables.entries())
    for (const meeting of meetings) ids.set(meeting, `${index} ${meeting.id}`);
  const doubles = new DoubleBookings<O>(roomsOf(schedule));
  const movedToHoliday: Clash<O>[] = [];
  for (const [from, to] of weeksOf(rangeOf(schedule, asOf))) {
    const days = new Map<string, { held: Held<O>[]; exams: Booking<O>[] }>();
    const on = (day: string) => getOrMake(days, day, () => ({ held: [], exams: [] }));
    for (const timetable of timetables)
      for (const dated of meetingsBetween(timetable, from, to))
        if (isHeld(dated)) {
          on(dated.day).held.push(dated);
          const special = specialDayOn(timetable.days ?? [], dated.day);
          if (special?.kind === 'holiday') movedToHoliday.push(movedClash(dated, special.label));
        }
    for (const exam of exams)
      if (from <= exam.day && exam.day <= to)
        on(exam.day).exams.push(examBooking(exam, groupsOf(exam)));
    for (const [day, own] of days)
      doubles.addDay(day, [
        ...classBookings(own.held, (meeting) => ids.get(meeting) ?? meeting.id, groupsOf),
        ...own.exams,
      ]);
  }
  return [...doubles.clashes(), ...movedToHoliday];
}

/** Only a moved meeting is held on a holiday. */
function movedClash<O>(dated: Held<O>, holiday: string): Clash<O> {
  const { meeting, day, start, end } = dated;
  const { section, course } = meeting;
  return {
    ...{ kind: 'holiday', shared: [], students: [], days: [day], holiday },
    items: [{ title: `${section} ${course}`, kind: 'class', start, end, origin: originOf(dated) }],
  };
}

function* weeksOf([first, last]: readonly [string, string]): Generator<[string, string]> {
  for (let from = first; from <= last; from = daysAfter(from, 7)) {
    const end = daysAfter(from, 6);
    yield [from, end < last ? end : last];
  }
}

/** A week of it has every meeting that is held always. */
const week = 6;

/** The first and the last day of all that has days, within a year before and after `asOf`. */
function rangeOf<O>(
  { timetables, exams }: Pick<CollegeSchedule<O>, 'timetables' | 'exams'>,
  asOf: string,
): [string, string] {
  let first = asOf;
  let last = daysAfter(asOf, week);
  const add = (day: string | undefined) => {
    if (day === undefined) return;
    if (day < first) first = day;
    if (day > last) last = day;
  };
  for (const { meetings, term, changes } of timetables) {
    for (const one of meetings) for (const day of [one.from, one.to]) add(day);
    for (const day of [term?.from, term?.to]) add(day);
    for (const { day, to } of changes ?? []) for (const one of [day, to?.day]) add(one);
  }
  for (const { day } of exams) add(day);
  const [earliest, latest] = [daysAfter(asOf, -366), daysAfter(asOf, 366)];
  return [first < earliest ? earliest : first, last > latest ? latest : last];
}
