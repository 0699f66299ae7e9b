import type { Exam, MeetingChange, Schedule, SpecialDay } from '@/content/schema/schedule/schedule';
import { weekdayOf } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';

/** A weekly meeting, of a student's timetable or of a teacher's classes. */
export interface WeeklyMeeting {
  id: string;
  start: string;
  end: string;
  section: string;
  course: string;
  room?: string | undefined;
  teachers?: readonly string[] | undefined;
  weekdays?: readonly string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** How many students are in it; known to teachers. */
  students?: number | undefined;
  /** The id of the subject in the student's record. */
  subject?: string | undefined;
}

/** Weekly meetings and what differs from them. */
export interface Timetable<M extends WeeklyMeeting = WeeklyMeeting> extends Partial<Schedule> {
  meetings: readonly M[];
}

/** A meeting on a day, in the college's time. */
export interface DatedMeeting<M extends WeeklyMeeting = WeeklyMeeting> {
  /** Unique in the timetable: the meeting and the day that it would have been held on. */
  key: string;
  meeting: M;
  /** When it is held, or would have been if it is cancelled: "YYYY-MM-DD" and "HH:mm". */
  day: string;
  start: string;
  end: string;
  room?: string | undefined;
  teachers?: readonly string[] | undefined;
  /** The latest change of this meeting on this day. */
  change?: MeetingChange | undefined;
  /** The day that it would have been held on. */
  plannedDay: string;
}

/** The changes that hold: the latest of each meeting and day. */
function latestChanges(changes: readonly MeetingChange[]): Map<string, MeetingChange> {
  const latest = new Map<string, MeetingChange>();
  for (const change of changes) {
    const key = meetingKey(change.meeting, change.day);
    const known = latest.get(key);
    if (!known || known.sequence < change.sequence) latest.set(key, change);
  }
  return latest;
}

export function meetingKey(meeting: string, day: string): string {
  return `${meeting}:${day}`;
}

/** The special day that a day is; the first of the list if several are. */
export function specialDayOn(days: readonly SpecialDay[], day: string): SpecialDay | undefined {
  return days.find((special) => special.day <= day && day <= (special.end ?? special.day));
}

/** Whether a meeting is planned on a day, by its weekdays, the term and the special days. */
function isPlanned(meeting: WeeklyMeeting, day: string, { term, days = [] }: Partial<Schedule>) {
  if (term && (day < term.from || term.to < day)) return false;
  const special = specialDayOn(days, day);
  if (special?.kind === 'holiday') return false;
  if (special?.until !== undefined && meeting.end > special.until) return false;
  const { weekdays, from, to } = meeting;
  if ((from !== undefined && day < from) || (to !== undefined && to < day)) return false;
  const weekday = special?.follows ?? weekdayOf(day);
  return weekdays ? weekdays.includes(weekday) : weekday !== 'Sunday';
}

function dated<M extends WeeklyMeeting>(
  meeting: M,
  plannedDay: string,
  change: MeetingChange | undefined,
): DatedMeeting<M> {
  const { start, end, room, teachers } = meeting;
  const planned = {
    ...{ key: meetingKey(meeting.id, plannedDay), meeting, plannedDay, change },
    ...{ day: plannedDay, start, end, room, teachers },
  };
  if (change?.kind === 'substituted') return { ...planned, teachers: change.teachers };
  if (!change?.to) return planned;
  return { ...planned, ...change.to, room: change.to.room ?? room };
}

const byTime = (one: DatedMeeting, other: DatedMeeting) =>
  compare(one.day, other.day) || compare(one.start, other.start) || compare(one.key, other.key);

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * The meetings from one day to another, both included, by time. Cancelled ones are in it, with their change. A meeting
 * that is moved is on the day that it is moved to.
 */
export function meetingsBetween<M extends WeeklyMeeting>(
  timetable: Timetable<M>,
  from: string,
  to: string,
): DatedMeeting<M>[] {
  const changes = latestChanges(timetable.changes ?? []);
  const found: DatedMeeting<M>[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1))
    for (const meeting of timetable.meetings)
      if (isPlanned(meeting, day, timetable)) {
        const one = dated(meeting, day, changes.get(meetingKey(meeting.id, day)));
        if (from <= one.day && one.day <= to) found.push(one);
      }
  const meetings = new Map(timetable.meetings.map((meeting) => [meeting.id, meeting]));
  for (const change of changes.values()) {
    const meeting = meetings.get(change.meeting);
    const isOutside = change.day < from || to < change.day;
    if (!meeting || !change.to || !isOutside || !isPlanned(meeting, change.day, timetable))
      continue;
    if (from <= change.to.day && change.to.day <= to)
      found.push(dated(meeting, change.day, change));
  }
  return found.sort(byTime);
}

/** The exams from one day to another, both included, by time. */
export function examsBetween(exams: readonly Exam[], from: string, to: string): Exam[] {
  return exams
    .filter(({ day }) => from <= day && day <= to)
    .sort((one, other) => compare(one.day, other.day) || compare(one.start, other.start));
}

/** Whether a meeting is held at all. */
export function isHeld({ change }: DatedMeeting): boolean {
  return change?.kind !== 'cancelled';
}
