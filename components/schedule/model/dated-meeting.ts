import type { Exam, MeetingChange, Schedule, SpecialDay } from '@/content/schema/schedule/schedule';
import { compareCode } from '@/lib/text/compare-text';
import { weekdayOf } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import { isHeldOn, type Held } from './class-day';

/** A weekly meeting, of a student's timetable or of a teacher's classes. */
export interface WeeklyMeeting extends Held {
  id: string;
  start: string;
  end: string;
  section: string;
  course: string;
  room?: string | undefined;
  /** The batch of the section that it is for, and the elective whose courses are held at one time. */
  batch?: string | undefined;
  elective?: string | undefined;
  teachers?: readonly string[] | undefined;
  /** The number of its students; known to teachers. */
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
  /** The day on which it is held, or would have been if it is cancelled: "YYYY-MM-DD" and "HH:mm". */
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

export function meetingKey(meeting: string, day: string): string {
  return `${meeting}:${day}`;
}

/** The meeting in such a key. */
export const meetingIn = (key: string): string => key.slice(0, key.lastIndexOf(':'));

/** The changes that hold, by meeting and day: those with the highest sequence, then those decided last. */
export function latestChanges(changes: readonly MeetingChange[]): Map<string, MeetingChange> {
  const latest = new Map<string, MeetingChange>();
  for (const change of changes) {
    const key = meetingKey(change.meeting, change.day);
    const known = latest.get(key);
    if (!known || isLater(change, known)) latest.set(key, change);
  }
  return latest;
}

function isLater(one: MeetingChange, other: MeetingChange): boolean {
  return one.sequence === other.sequence ? one.at > other.at : one.sequence > other.sequence;
}

/** The special day that a day is; the first of the list if several are. */
export function specialDayOn(days: readonly SpecialDay[], day: string): SpecialDay | undefined {
  return days.find((special) => special.day <= day && day <= (special.end ?? special.day));
}

function isInTerm({ term }: Partial<Schedule>, day: string): boolean {
  return !term || (term.from <= day && day <= term.to);
}

/** Returns true if a meeting would be held on a day if there were no special days. */
export function isWeekly(timetable: Timetable, meeting: WeeklyMeeting, day: string): boolean {
  return isInTerm(timetable, day) && isHeldOn(meeting, day);
}

/** The meetings that are planned on a day, before changes. */
export function plannedOn<M extends WeeklyMeeting>(timetable: Timetable<M>, day: string): M[] {
  if (!isInTerm(timetable, day)) return [];
  const special = specialDayOn(timetable.days ?? [], day);
  if (special?.kind === 'holiday') return [];
  const { follows = weekdayOf(day), until } = special ?? {};
  return timetable.meetings.filter(
    (meeting) => isHeldOn(meeting, day, follows) && (until === undefined || meeting.end <= until),
  );
}

/** A meeting that is planned on a day, with its change. */
export function datedMeeting<M extends WeeklyMeeting>(
  meeting: M,
  plannedDay: string,
  change: MeetingChange | undefined,
): DatedMeeting<M> {
  const { start, end, room } = meeting;
  const to = change?.to;
  const teachers = change?.teachers ?? meeting.teachers;
  const planned = {
    ...{ key: meetingKey(meeting.id, plannedDay), meeting, plannedDay, change },
    ...{ day: plannedDay, start, end, room, teachers },
  };
  return to ? { ...planned, ...to, room: to.room ?? room } : planned;
}

/**
 * The meetings from one day to another, both included, by time. Cancelled ones are in it, with their change. A meeting
 * that is moved is on the day that it is moved to, also if it is moved away from a holiday.
 */
export function meetingsBetween<M extends WeeklyMeeting>(
  timetable: Timetable<M>,
  from: string,
  to: string,
): DatedMeeting<M>[] {
  const changes = latestChanges(timetable.changes ?? []);
  const found: DatedMeeting<M>[] = movedTo(timetable, changes, from, to);
  const { term } = timetable;
  const last = term && term.to < to ? term.to : to;
  for (let day = term && from < term.from ? term.from : from; day <= last; day = daysAfter(day, 1))
    for (const meeting of plannedOn(timetable, day)) {
      const change = changes.get(meetingKey(meeting.id, day));
      if (!change?.to) found.push(datedMeeting(meeting, day, change));
    }
  return found.sort(byTime);
}

/** The meetings that are moved to one of these days. */
function movedTo<M extends WeeklyMeeting>(
  timetable: Timetable<M>,
  changes: ReadonlyMap<string, MeetingChange>,
  from: string,
  to: string,
): DatedMeeting<M>[] {
  return [...changes.values()].flatMap((change) => {
    if (!change.to || change.to.day < from || to < change.to.day) return [];
    const meeting = timetable.meetings.find(({ id }) => id === change.meeting);
    return meeting && canMove(timetable, meeting, change.day)
      ? datedMeeting(meeting, change.day, change)
      : [];
  });
}

/** Returns true if a meeting can be moved from a day: it is planned, or would be if the day were no special day. */
export function canMove(timetable: Timetable, meeting: WeeklyMeeting, day: string): boolean {
  return isWeekly(timetable, meeting, day) || plannedOn(timetable, day).includes(meeting);
}

const byTime = (one: DatedMeeting, other: DatedMeeting) =>
  compareCode(one.day, other.day) ||
  compareCode(one.start, other.start) ||
  compareCode(one.key, other.key);

/** The exams from one day to another, both included, by time. */
export function examsBetween(exams: readonly Exam[], from: string, to: string): Exam[] {
  return exams
    .filter(({ day }) => from <= day && day <= to)
    .sort((one, other) => compareCode(one.day, other.day) || compareCode(one.start, other.start));
}

/** Returns true if a meeting is held at all. */
export function isHeld({ change }: DatedMeeting): boolean {
  return change?.kind !== 'cancelled';
}
