import type { Exam, MeetingChange, SpecialDay } from '@/content/schema/schedule/schedule';
import { compareCode } from '@/lib/text/compare-text';
import { formatTime, formatWeekday } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import { classTitle } from './class-cancel';
import {
  examsBetween,
  meetingKey,
  meetingsBetween,
  type DatedMeeting,
  type Timetable,
  type WeeklyMeeting,
  specialDayOn,
} from './dated-meeting';

/** A difference from the weekly timetable, as a sentence. */
export interface EntryChange {
  kind: MeetingChange['kind'];
  text: string;
  reason?: string | undefined;
}

/** The entry of a timetable at a time of a day: a meeting, the former time of a moved one, or an exam. */
export interface TimetableEntry<M extends WeeklyMeeting = WeeklyMeeting> {
  /** Unique in the timetable. */
  key: string;
  kind: 'meeting' | 'exam';
  title: string;
  /** "YYYY-MM-DD"; empty in a week without dates. */
  day: string;
  /** "HH:mm". */
  start: string;
  end: string;
  /** False if it is cancelled, or held at another time. */
  isHeld: boolean;
  /** Left out if the title has it. */
  section?: string | undefined;
  /** For whom of the section it is, for example "Batch B1". */
  groups?: readonly string[] | undefined;
  room?: string | undefined;
  teachers?: readonly string[] | undefined;
  students?: number | undefined;
  change?: EntryChange | undefined;
  /** The weekly meeting and the day that it would have been held on. */
  meeting?: M | undefined;
  plannedDay?: string | undefined;
}

/** A teacher's class is named after its section; a student's after its course. */
const factsOf = (meeting: WeeklyMeeting) => ({
  kind: 'meeting' as const,
  ...((meeting.batch ?? meeting.elective) !== undefined && { groups: groupsOf(meeting) }),
  ...(meeting.students === undefined
    ? { title: meeting.course, section: meeting.section }
    : { title: classTitle(meeting), students: meeting.students }),
});

/** For whom of a section a class is: "PE-I", "Batch B1". */
export const groupsOf = ({
  batch,
  elective,
}: Pick<WeeklyMeeting, 'batch' | 'elective'>): string[] => [
  ...(elective === undefined ? [] : [elective]),
  ...(batch === undefined ? [] : [/^batch\b/i.test(batch) ? batch : `Batch ${batch}`]),
];

/** A meeting of the weekly timetable, without a date. */
export function weeklyEntry<M extends WeeklyMeeting>(meeting: M): TimetableEntry<M> {
  const { id, start, end, room, teachers } = meeting;
  return {
    ...{ ...factsOf(meeting), key: id, day: '', start, end, room, teachers },
    ...{ isHeld: true, meeting },
  };
}

const hasMoved = ({ day, start, end, plannedDay, meeting }: DatedMeeting) =>
  day !== plannedDay || start !== meeting.start || end !== meeting.end;

function meetingEntry<M extends WeeklyMeeting>(dated: DatedMeeting<M>): TimetableEntry<M> {
  const { key, meeting, plannedDay, day, start, end, room, teachers, change } = dated;
  return {
    ...{ ...factsOf(meeting), key, meeting, plannedDay, day, start, end, room, teachers },
    isHeld: change?.kind !== 'cancelled',
    change: change && { kind: change.kind, text: changeText(dated), reason: change.reason },
  };
}

/** The former time of a meeting that is held at another one. */
function formerEntry<M extends WeeklyMeeting>(dated: DatedMeeting<M>): TimetableEntry<M> {
  const { key, meeting, plannedDay, day, start, room, change } = dated;
  const when =
    day === plannedDay ? formatTime(start) : `${formatWeekday(day)}, ${formatTime(start)}`;
  const text = `Moved to ${when}${room ? ` in ${room}` : ''}`;
  return {
    ...weeklyEntry(meeting),
    ...{ key: `${key}:former`, day: plannedDay, plannedDay, isHeld: false },
    change: { kind: 'moved', text, reason: change?.reason },
  };
}

/** Returns what the change of a meeting is: "Cancelled", "Moved from 11:45AM", "Dr. Iyer instead of Dr. Rao". */
function changeText(dated: DatedMeeting): string {
  const { change, meeting, day, plannedDay, room, teachers = [] } = dated;
  const usual = meeting.teachers ?? [];
  const isHeldBy =
    usual.length > 0
      ? `${teachers.join(', ')} instead of ${usual.join(', ')}`
      : `Held by ${teachers.join(', ')}`;
  if (change?.kind === 'substituted') return isHeldBy;
  if (change?.kind !== 'moved') return 'Cancelled';
  const from = formatTime(meeting.start);
  const moved = hasMoved(dated)
    ? `Moved from ${day === plannedDay ? from : `${formatWeekday(plannedDay)}, ${from}`}`
    : room
      ? `Moved to ${room}`
      : 'Moved';
  return change.teachers ? `${moved}. ${isHeldBy}` : moved;
}

function examEntry({
  id,
  course,
  label,
  section,
  day,
  start,
  end,
  room,
}: Exam): TimetableEntry<never> {
  const title = label ? `${course}, ${label}` : course;
  return { key: `exam:${id}`, kind: 'exam', title, section, day, start, end, room, isHeld: true };
}

/** The meetings that are moved out of a range of days, on the day that they are held. */
function movedOut<M extends WeeklyMeeting>(
  timetable: Timetable<M>,
  from: string,
  to: string,
): DatedMeeting<M>[] {
  return (timetable.changes ?? []).flatMap((change) => {
    const isInRange = from <= change.day && change.day <= to;
    if (!isInRange || !change.to || (from <= change.to.day && change.to.day <= to)) return [];
    const key = meetingKey(change.meeting, change.day);
    return meetingsBetween(timetable, change.to.day, change.to.day).filter(
      (dated) => dated.key === key && dated.change?.id === change.id,
    );
  });
}

const byTime = (one: TimetableEntry, other: TimetableEntry) =>
  compareCode(one.day, other.day) ||
  compareCode(one.start, other.start) ||
  compareCode(one.end, other.end);

/** Returns what a timetable shows from one day to another, both included, by time. */
export function entriesBetween<M extends WeeklyMeeting>(
  timetable: Timetable<M>,
  from: string,
  to: string,
): TimetableEntry<M>[] {
  const dated = meetingsBetween(timetable, from, to);
  const moved = dated.filter(
    (one) => hasMoved(one) && from <= one.plannedDay && one.plannedDay <= to,
  );
  return [
    ...dated.map(meetingEntry),
    ...[...moved, ...movedOut(timetable, from, to)].map(formerEntry),
    ...examsBetween(timetable.exams ?? [], from, to).map(examEntry),
  ].sort(byTime);
}

/** The number of weeks in which the next day with classes is looked for: longer than a break between terms. */
const weeksAhead = 26;

/** The next day from `from` on, "YYYY-MM-DD", on which something is held; null if there is none. */
export function nextHeldDay(timetable: Timetable, from: string): string | null {
  for (let week = 0; week < weeksAhead; week++) {
    const first = daysAfter(from, 7 * week);
    const held = entriesBetween(timetable, first, daysAfter(first, 6)).find(({ isHeld }) => isHeld);
    if (held) return held.day;
  }
  return null;
}

/** The entries of a day that are current and next, by key; null if there is none. */
export function nowAndNext(entries: readonly TimetableEntry[], time: string) {
  const held = entries.filter(({ isHeld }) => isHeld);
  return {
    now: held.filter(({ start, end }) => start <= time && time < end).map(({ key }) => key),
    next: held.find(({ start }) => start > time)?.key ?? null,
  };
}

/** Returns what makes a day special: "Diwali: no classes", "Monday timetable", "Sports day: classes until 1:00PM". */
export function specialDayText({ kind, label, follows, until }: SpecialDay): string {
  if (kind === 'holiday') return `${label}: no classes`;
  const end = until && `classes until ${formatTime(until)}`;
  if (follows) return [`${follows} timetable`, end].filter(Boolean).join(', ');
  return end ? `${label}: ${end}` : label;
}

/** A day of a timetable. */
interface DayPlan<M extends WeeklyMeeting = WeeklyMeeting> {
  /** "YYYY-MM-DD". */
  day: string;
  entries: TimetableEntry<M>[];
  special: SpecialDay | undefined;
}

export function dayPlan<M extends WeeklyMeeting>(timetable: Timetable<M>, day: string): DayPlan<M> {
  return {
    day,
    entries: entriesBetween(timetable, day, day),
    special: specialDayOn(timetable.days ?? [], day),
  };
}
