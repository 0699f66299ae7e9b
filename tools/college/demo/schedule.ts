import { meetingsBetween } from '@/components/schedule/model/dated-meeting';
import type { Meeting } from '@/content/schema/schedule/meeting';
import type { Exam, MeetingChange, Schedule } from '@/content/schema/schedule/schedule';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { weekdayOf } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import { occupancyIndex } from '@/tools/import/record/occupancy';
import { teacherOf } from './person';
import { daysBefore, inWeek, type DemoPlan, type DemoSection, type Duty } from './plan-college';
import { createRandom, type Random } from '@/tools/file/random';
import { getOrMake } from '@/tools/file/get-or-make';
import type { ClassHour } from './class-hour';
import { examWeeks, specialDays, term } from './term';

/** The id of a course's meetings in a section, for the students and for the teacher. */
export const meetingId = ({ section, course }: Duty): string =>
  `${section.code}-${course.code}`.toLowerCase();

function weeklyOf(duty: Duty, { start, end, weekdays }: ClassHour) {
  const { section, course } = duty;
  return {
    id: meetingId(duty),
    ...{ start, end, section: section.code, course: course.name, room: section.room },
    weekdays: [...weekdays],
  };
}

/** The weekly meetings of courses, by time. */
function inOrder(duties: readonly Duty[]): (Duty & { slot: ClassHour })[] {
  return duties
    .flatMap((duty) => (duty.course.slot ? [{ ...duty, slot: duty.course.slot }] : []))
    .sort((one, other) => one.slot.number - other.slot.number);
}

/** The weekly meetings of a student. */
export function meetingsOf(plan: DemoPlan, duties: readonly Duty[]): Meeting[] {
  return inOrder(duties).map(({ slot, ...duty }) => ({
    ...weeklyOf(duty, slot),
    subject: duty.course.code.toLowerCase(),
    teachers: [teacherOf(plan, duty.course.teacher).name],
  }));
}

/** The weekly classes of a teacher. */
export function classesOf(duties: readonly Duty[]): UpcomingClass[] {
  return inOrder(duties).map(({ slot, ...duty }) => ({
    ...weeklyOf(duty, slot),
    period: slot.period,
    students: duty.section.students.length,
  }));
}

const occupancies = new WeakMap<DemoPlan, ReturnType<typeof occupancyIndex>>();

/** Says when sections and the rooms of the college are in use. */
export const occupancyIn = (plan: DemoPlan): ReturnType<typeof occupancyIndex> =>
  getOrMake(occupancies, plan, () => {
    const duties = plan.sections.flatMap((section) =>
      section.courses.map((course) => ({ section, course })),
    );
    const meetings = inOrder(duties).map(({ slot, ...duty }) => weeklyOf(duty, slot));
    const byId = new Map(meetings.map((meeting) => [meeting.id, meeting]));
    const onDay = (day: string) => ({ weekdays: [weekdayOf(day)], from: day, to: day });
    const moved = [...changesIn(plan).values()].flat().flatMap(({ meeting, to }) => {
      const weekly = byId.get(meeting);
      return weekly && to ? { ...weekly, ...to, ...onDay(to.day) } : [];
    });
    const exams = duties.flatMap((duty) =>
      examsOf(duty).map(({ course, day, start, end, room }) => ({
        ...{ section: duty.section.code, course, start, end, room, ...onDay(day) },
        exam: true as const,
      })),
    );
    return occupancyIndex([...meetings, ...moved, ...exams]);
  });

/** What differs from the weekly timetable of these courses. */
export function scheduleOf(plan: DemoPlan, duties: readonly Duty[]): Schedule {
  const held = inOrder(duties);
  const ids = new Set(held.map(meetingId));
  return {
    term,
    days: [...specialDays],
    changes: [...new Set(held.map(({ section }) => section))].flatMap((section) =>
      (changesIn(plan).get(section.code) ?? []).filter(({ meeting }) => ids.has(meeting)),
    ),
    exams: held.flatMap(examsOf).sort((one, other) => (one.day < other.day ? -1 : 1)),
  };
}

/** One exam of every course in each week of exams, on a day of its own. */
function examsOf({ section, course }: Duty): Exam[] {
  const place = section.courses.findIndex(({ code }) => code === course.code);
  return examWeeks.map((monday) => ({
    id: `${section.code}-${course.code}-${monday}`.toLowerCase(),
    ...{ course: course.name, label: 'End-semester exam', section: section.code },
    ...{ day: daysAfter(monday, place), start: '09:30', end: '12:30', room: section.room },
  }));
}

/** The days on which a slot has classes, from one day to another, both included. */
export function classDays({ start, end, weekdays }: ClassHour, from: string, to: string): string[] {
  const meeting = { id: 'slot', section: '', course: '', start, end, weekdays };
  return meetingsBetween({ meetings: [meeting], term, days: [...specialDays] }, from, to).map(
    ({ day }) => day,
  );
}

/** The months that have changes. */
const changedMonths = [
  ...['2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
  ...['2027-01', '2027-02', '2027-03', '2027-04', '2027-08', '2027-09', '2027-10', '2027-11'],
];

const known = new WeakMap<DemoPlan, Map<string, MeetingChange[]>>();

/** The changes of each section, one a month. */
const changesIn = (plan: DemoPlan) => getOrMake(known, plan, () => planChanges(plan));

function planChanges(plan: DemoPlan): Map<string, MeetingChange[]> {
  const busy = new Set<string>();
  return new Map(
    plan.sections.map((section) => {
      const random = createRandom(plan.seed, 'change', section.code);
      const changes = changedMonths.flatMap((month) => {
        const change = inventChange(plan, section, { random, month, busy });
        return change ? [change] : [];
      });
      return [section.code, changes];
    }),
  );
}

interface Circumstances {
  random: Random;
  month: string;
  /** Who does something at a time of a day because of another change. */
  busy: Set<string>;
}

/** A change of a class in a month: it is cancelled, moved to the end of the day, or another teacher holds it. */
function inventChange(
  plan: DemoPlan,
  section: DemoSection,
  { random, month, busy }: Circumstances,
): MeetingChange | undefined {
  const course = random.pick(section.courses);
  const { slot, teacher } = course;
  const days = slot ? classDays(slot, `${month}-01`, `${month}-31`) : [];
  if (!slot || days.length === 0) return undefined;
  const day = random.pick(days);
  const basis = {
    id: `${section.code}-${month}`.toLowerCase(),
    meeting: meetingId({ section, course }),
    ...{ day, at: `${daysBefore(1, day)}T16:${random.int(10, 59)}`, sequence: 1 },
  };
  const kind = random.pick(['cancelled', 'moved', 'substituted'] as const);
  const evening = `${teacher} ${day}`;
  if (kind === 'moved' && !busy.has(evening)) {
    busy.add(evening);
    const to = { day, start: '17:00', end: '17:55' };
    return { ...basis, kind, to, reason: 'The projector is repaired in the morning.' };
  }
  const substitute = freeTeacher(plan, slot, day, busy);
  if (kind === 'substituted' && substitute !== undefined) {
    busy.add(`${substitute} ${day} ${slot.number}`);
    const teachers = [teacherOf(plan, substitute).name];
    return { ...basis, kind, teachers, reason: 'The teacher is at a conference.' };
  }
  return { ...basis, kind: 'cancelled', reason: 'The hall is needed for interviews.' };
}

/** A teacher who has no class in a slot. */
function freeTeacher(
  { teachers, week }: DemoPlan,
  slot: ClassHour,
  day: string,
  busy: ReadonlySet<string>,
): number | undefined {
  for (let number = 0; number < teachers; number += 1)
    if (week.isFree(inWeek(number), slot) && !busy.has(`${number} ${day} ${slot.number}`))
      return number;
  return undefined;
}
