import { compareCode } from '@/lib/text/compare-text';
import type { Timetable } from '@/components/schedule/model/dated-meeting';
import { usualDays } from '@/content/schema/schedule/meeting';
import type { MeetingChange } from '@/content/schema/schedule/schedule';
import { addAt, getOrMake } from '@/tools/file/get-or-make';
import { groupKey, resourcesOf, roomsOf } from './booking';
import type { CollegeSchedule, SourcedMeeting } from './clash';
import type { StudentGroup } from './student-groups';

interface PossibleClashes<O> extends Pick<CollegeSchedule<O>, 'groupsOf'> {
  meetings: Set<SourcedMeeting<O>>;
}

/** A time of day at which something is used on some weekdays. */
interface Use<O> {
  start: string;
  end: string;
  /** Left out for any weekday. */
  weekdays?: readonly string[] | undefined;
  /** Left out for an exam. */
  meeting?: SourcedMeeting<O>;
  timetable?: Timetable;
}

/**
 * The meetings that may clash: at least one other needs the same room, teacher or students at the same time of day. They are
 * few, so that only few meetings are looked at day by day. Meetings that are moved are among
 * them. `groupsOf` has the groups of students that may have a clash.
 */
export function possibleClashes<O>({
  timetables,
  exams,
  groupsOf,
}: Pick<CollegeSchedule<O>, 'timetables' | 'exams' | 'groupsOf'>): PossibleClashes<O> {
  const found = new Set<SourcedMeeting<O>>();
  const byResource = new Map<string, Use<O>[]>();
  const rooms = roomsOf({ timetables, exams });
  const add = (use: Use<O>, of: Parameters<typeof resourcesOf>[0]) => {
    for (const { key } of resourcesOf(of, rooms)) addAt(byResource, key, use);
  };
  for (const timetable of timetables) {
    const changes = changesOf(timetable);
    for (const meeting of timetable.meetings) {
      const { start, end, room, teachers = [], weekdays = usualDays } = meeting;
      const own = { room, teachers, groups: groupsOf(meeting) };
      add({ start, end, weekdays, meeting, timetable }, own);
      for (const { to, teachers: held = teachers } of changes.get(meeting.id) ?? []) {
        if (to) found.add(meeting);
        const when = to ? { start: to.start, end: to.end } : { start, end, weekdays, timetable };
        add({ ...when, meeting }, { ...own, room: to?.room ?? room, teachers: held });
      }
    }
  }
  for (const exam of exams) add(exam, { room: exam.room, teachers: [], groups: groupsOf(exam) });
  const keys = new Set<string>();
  for (const [key, uses] of byResource) if (markOverlaps(uses, found)) keys.add(key);
  const known = new Map<unknown, readonly StudentGroup[]>();
  return {
    meetings: found,
    groupsOf: (taken) =>
      getOrMake(known, taken, () => groupsOf(taken).filter((group) => keys.has(groupKey(group)))),
  };
}

function changesOf({ changes = [] }: Timetable): Map<string, MeetingChange[]> {
  const byMeeting = new Map<string, MeetingChange[]>();
  for (const change of changes) addAt(byMeeting, change.meeting, change);
  return byMeeting;
}

/** Adds the meetings that overlap; whether there are any, or exams that do. */
function markOverlaps<O>(uses: readonly Use<O>[], found: Set<SourcedMeeting<O>>): boolean {
  let isFound = false;
  const sorted = [...uses].sort((a, b) => compareCode(a.start, b.start));
  for (const [index, one] of sorted.entries())
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.start >= one.end) break;
      if ((one.meeting && one.meeting === other.meeting) || !mayMeet(one, other)) continue;
      isFound = true;
      for (const { meeting } of [one, other]) if (meeting) found.add(meeting);
    }
  return isFound;
}

/** Whether two uses can be on the same day. Special days follow another weekday, perhaps only in one of two timetables. */
function mayMeet<O>(one: Use<O>, other: Use<O>): boolean {
  if (!one.weekdays || !other.weekdays) return true;
  if (one.weekdays.some((day) => other.weekdays?.includes(day))) return true;
  return one.timetable !== other.timetable && (swapsDays(one) || swapsDays(other));
}

const swapsDays = <O>({ timetable }: Use<O>) =>
  (timetable?.days ?? []).some(({ follows }) => follows !== undefined);
