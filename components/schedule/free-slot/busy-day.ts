import {
  examsBetween,
  isHeld,
  meetingsBetween,
  specialDayOn,
  type DatedMeeting,
  type WeeklyMeeting,
} from '@/components/schedule/model/dated-meeting';
import type { Use } from '@/content/schema/schedule/occupancy';
import { dayNames, weekdayOf } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import { minutesOf, type Busy, type SlotBasis, type SlotRequest } from './slot';

/** A day on which a class can be held, and what is held on it. */
export interface BusyDay {
  day: string;
  /** The hours in which a class can be held, in minutes after midnight. */
  opens: number;
  closes: number;
  /** The times when the section or the teacher is busy. */
  people: Busy[];
  rooms: Map<string, Busy[]>;
}

/** The days of a request, without holidays, days outside the term, and Sundays unless classes are held on Sundays. */
export function busyDays(basis: SlotBasis, request: SlotRequest): BusyDay[] {
  const days = openDays(basis, request);
  const on = new Map(days.map((day) => [day.day, day]));
  const own = ownMeetings(basis, request);
  const freed = new Set(own.filter(isGone).flatMap(plannedKeys));
  addUses(on, basis, request, freed);
  for (const meeting of own.filter(isHeld)) addOwn(on.get(meeting.day), meeting, request.section);
  for (const exam of examsBetween(basis.timetable.exams ?? [], request.from, request.to)) {
    const { day, start, end, room, section } = exam;
    const busy = busyOf({ start, end });
    if (section === undefined || section === request.section) on.get(day)?.people.push(busy);
    if (room !== undefined) on.get(day)?.rooms.get(room)?.push(busy);
  }
  return days;
}

function openDays(basis: SlotBasis, request: SlotRequest): BusyDay[] {
  const { timetable, hours, occupancy } = basis;
  const { term, days = [] } = timetable;
  const { from, to, notBefore = '', room } = request;
  const hasSundays = [...occupancy.sections, ...occupancy.rooms].some(({ uses }) =>
    uses.some(({ weekday }) => weekday === 'Sunday'),
  );
  const names = room === undefined ? occupancy.rooms.map(({ name }) => name) : [room];
  const found: BusyDay[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) {
    const special = specialDayOn(days, day);
    const isOutside = term !== undefined && (day < term.from || term.to < day);
    if (isOutside || special?.kind === 'holiday' || day < notBefore.slice(0, 10)) continue;
    if (isSunday(day) && special === undefined && !hasSundays) continue;
    const closes = Math.min(minutesOf(hours.end), minutesOf(special?.until ?? hours.end));
    const time = notBefore.startsWith(day) ? notBefore.slice(11) : '';
    const now = time > hours.start ? nextPeriod(basis, time) : 0;
    const opens = Math.max(minutesOf(hours.start), now);
    const rooms = new Map(names.map((name): [string, Busy[]] => [name, []]));
    if (opens < closes) found.push({ day, opens, closes, people: [], rooms });
  }
  return found;
}

/** Returns when the next class of the college starts, in minutes; the next full hour if none is known. */
function nextPeriod({ timetable, occupancy }: SlotBasis, now: string): number {
  const uses = [...occupancy.sections, ...occupancy.rooms].flatMap((one) => one.uses);
  const starts = [...timetable.meetings, ...uses].map(({ start }) => start);
  const next = starts.filter((start) => start >= now).sort()[0];
  return next === undefined ? Math.ceil(minutesOf(now) / 60) * 60 : minutesOf(next);
}

const isSunday = (day: string) => weekdayOf(day) === 'Sunday';

/** The own meetings of the days, and those that changes move into or out of them. */
function ownMeetings({ timetable }: SlotBasis, { from, to }: SlotRequest): DatedMeeting[] {
  const planned = (timetable.changes ?? []).map(({ day }) => day);
  const first = planned.reduce((one, day) => (day < one ? day : one), from);
  const last = planned.reduce((one, day) => (day > one ? day : one), to);
  return meetingsBetween(timetable, first, last);
}

/** Returns true if a meeting is not held where and when it was planned. */
const isGone = ({ change }: DatedMeeting) =>
  change?.kind === 'cancelled' || change?.kind === 'moved';

/** Returns what is no longer in use: of the section, which a use names with the course, and of the room, which names the section. */
const plannedKeys = ({ plannedDay, meeting }: DatedMeeting) =>
  [titleOf(meeting), meeting.section].map((what) =>
    bookingKey(plannedDay, what, meeting.start, meeting.end),
  );

const bookingKey = (day: string, what: string, start: string, end: string) =>
  JSON.stringify([day, what, start, end]);

function addOwn(on: BusyDay | undefined, meeting: DatedMeeting, section: string): void {
  if (!on) return;
  const busy = busyOf(meeting);
  const { change, meeting: own } = meeting;
  // Another teacher holds a meeting with other teachers, but the section is in it; one with dates may be held for another.
  if (!change?.teachers || own.dates || own.section === section) on.people.push(busy);
  if (change?.kind === 'moved' && meeting.room !== undefined)
    on.rooms.get(meeting.room)?.push(busy);
}

const titleOf = ({ section, course }: WeeklyMeeting) => `${section} ${course}`;

const busyOf = ({ start, end }: Pick<WeeklyMeeting, 'start' | 'end'>): Busy => ({
  ...{ start: minutesOf(start), end: minutesOf(end) },
});

/** A use with its times in minutes. */
interface ParsedUse extends Busy {
  use: Use;
  /** Its name, or the name of its section or room. */
  what: string;
  /** The room; left out for a use of the section. */
  room?: string;
}

/**
 * Puts the uses of the section and the rooms into their days, except for own classes that are cancelled or moved. What is
 * used on a single day is used on it whatever weekday it follows.
 */
function addUses(
  on: ReadonlyMap<string, BusyDay>,
  { occupancy, timetable }: SlotBasis,
  { section, from, to, room }: SlotRequest,
  freed: ReadonlySet<string>,
): void {
  const weekly = new Map<string, ParsedUse[]>(dayNames.map((name) => [name, []]));
  const put = (day: string, parsed: ParsedUse) => {
    const { use, room: of, what } = parsed;
    if (freed.has(bookingKey(day, what, use.start, use.end))) return;
    if (of === undefined) on.get(day)?.people.push(parsed);
    else on.get(day)?.rooms.get(of)?.push(parsed);
  };
  const add = (parsed: ParsedUse) => {
    const { from: first, to: last, weekday } = parsed.use;
    if (first !== undefined && first === last) put(first, parsed);
    else weekly.get(weekday)?.push(parsed);
  };
  for (const { name, uses } of occupancy.sections)
    if (name === section) for (const use of uses) add(parse(use, name));
  for (const { name, uses } of occupancy.rooms)
    if (room === undefined || name === room)
      for (const use of uses) add({ ...parse(use, name), room: name });
  for (const [day, weekday] of weekdaysOf(timetable, from, to)) {
    const until = specialDayOn(timetable.days ?? [], day)?.until;
    for (const parsed of (on.has(day) && weekly.get(weekday)) || [])
      if (isUsedOn(parsed.use, day, until)) put(day, parsed);
  }
}

const parse = (use: Use, name: string): ParsedUse => ({
  ...busyOf(use),
  use,
  what: use.what ?? name,
});

const isUsedOn = ({ from, to, end }: Use, day: string, until: string | undefined) =>
  (from === undefined || from <= day) &&
  (to === undefined || day <= to) &&
  (until === undefined || end <= until);

/** The weekday whose classes each day has: on a special day perhaps another one, on a holiday none. */
function weekdaysOf({ term, days }: SlotBasis['timetable'], from: string, to: string) {
  const meetings = dayNames.map((name) => ({
    ...{ id: name, start: '00:00', end: '00:00', section: '', course: '', weekdays: [name] },
  }));
  const basis = { ...(term && { term }), ...(days && { days }), meetings };
  return meetingsBetween(basis, from, to).map(({ day, meeting }) => [day, meeting.id] as const);
}
