import type { StudentRecord } from '@/content/schema/record/student-record';
import { dayNames, weekdayOf } from '@/lib/time/date';
import { daysAfter } from '@/lib/time/day';
import { courseAttendance, sumOf } from './attendance';
import { gradeOf } from './grade';
import { abilityOf, teacherOf, troubleOf, type DemoStudent } from './person';
import { asOf, type DemoCourse, type DemoPlan, type DemoSection, type Duty } from './plan-college';
import { createRandom } from '@/tools/file/random';
import { getOrMake } from '@/tools/file/get-or-make';

/** Days of the next weeks on which open work is due, so that it is neither overdue nor far away: the usual ones first. */
function dueDaysAfter(today: string): string[] {
  const day = today > asOf ? today : asOf;
  const monday = daysAfter(day, (8 - dayNames.indexOf(weekdayOf(day))) % 7 || 7);
  return [1, 8, 15, 28, 2, 4, 10, 11, 16].map((days) => daysAfter(monday, days));
}

/** The most assignments of a section that are due on a day. */
const mostPerDay = 2;

const works = ['Problem Sheet', 'Laboratory Report', 'Case Study', 'Design Exercise', 'Reading'];

/** An assignment that a teacher set for a course of a section. */
interface DemoAssignment {
  id: string;
  name: string;
  due: string;
  maximum: number;
  /** How much it counts in the course, in percent. */
  weight: number;
}

const idOf = ({ section, course }: Duty, end: string | number) =>
  `${section.code}-${course.code}-${end}`.toLowerCase();

/** The assignments of a course in a section. The students and the teacher have the same ones. */
export const assignmentsOf = (plan: DemoPlan, duty: Duty): DemoAssignment[] => [
  ...assessmentsOf(duty),
  ...(openIn(plan, duty.section).get(duty.course.code) ?? []),
];

/** What was assessed before the day of the data, a course a day. */
function assessmentsOf(duty: Duty): DemoAssignment[] {
  const place = duty.section.courses.findIndex(({ code }) => code === duty.course.code);
  const { name } = duty.course;
  return [
    {
      id: idOf(duty, 'quiz'),
      name: `${name}: Quiz 1`,
      due: daysAfter('2026-08-17', place),
      maximum: 20,
      weight: 10,
    },
    {
      id: idOf(duty, 'home'),
      name: `${name}: Home Assignment`,
      due: daysAfter('2026-09-07', place),
      maximum: 10,
      weight: 10,
    },
    {
      id: idOf(duty, 'test'),
      name: `${name}: Mid-term Test`,
      due: daysAfter('2026-10-12', place),
      maximum: 50,
      weight: 30,
    },
  ];
}

const known = new WeakMap<DemoSection, Map<string, DemoAssignment[]>>();

/** The open assignments of a section, by course. */
const openIn = ({ seed, today = asOf }: DemoPlan, section: DemoSection) =>
  getOrMake(known, section, () => {
    const dueDays = dueDaysAfter(today);
    const perDay = new Map<string, number>();
    return new Map(
      section.courses.map((course) => {
        const random = createRandom(seed, 'assignment', section.code, course.code);
        const own = random.sample(works, random.int(0, 3)).map((work, index): DemoAssignment => ({
          id: idOf({ section, course }, index + 1),
          name: `${course.name}: ${work} ${random.int(1, 6)}`,
          due: freeDay(random.pick(dueDays.slice(0, 4)), dueDays, perDay),
          ...{ maximum: 25, weight: 5 },
        }));
        return [course.code, own];
      }),
    );
  });

/** A day on which not too much is due yet. */
function freeDay(wanted: string, dueDays: readonly string[], perDay: Map<string, number>): string {
  const day = [wanted, ...dueDays].find((one) => (perDay.get(one) ?? 0) < mostPerDay) ?? wanted;
  perDay.set(day, (perDay.get(day) ?? 0) + 1);
  return day;
}

type Assignment = StudentRecord['assignments']['items'][number];

/** The assignments of a student in a course, with the marks. */
export function ownAssignments(
  plan: DemoPlan,
  student: DemoStudent,
  course: DemoCourse,
): Assignment[] {
  const { number, section, amount } = student;
  if (amount === 'none') return [];
  const random = createRandom(plan.seed, 'marks', number, course.code);
  const ability = abilityOf(plan, student);
  const diligence = troubleOf(student) === 'fall' ? 0.5 : 0.985;
  const chosen = createRandom(plan.seed, 'coursework', number, course.code);
  return assignmentsOf(plan, { section, course }).flatMap(({ due, ...one }): Assignment[] => {
    const basis = { ...one, due, subject: course.name, subjectId: course.code.toLowerCase() };
    if (due > asOf) return chosen.chance(0.7) ? [basis] : [];
    if (!random.chance(diligence)) return [{ ...basis, state: 'missing' }];
    const share = Math.min(100, Math.max(0, ability + random.int(-15, 12)));
    return [{ ...basis, state: 'graded', score: Math.round((one.maximum * share) / 100) }];
  });
}

/** The courses of a student, with their teachers, attendance, assignments and marks. */
export function courseworkOf(
  plan: DemoPlan,
  student: DemoStudent,
): Pick<StudentRecord, 'subjects' | 'assignments'> {
  const courses = student.amount === 'none' ? [] : student.section.courses;
  const own = courses.map((course) => ownAssignments(plan, student, course));
  const items = own.flat().sort((one, other) => (one.due ?? '').localeCompare(other.due ?? ''));
  const open = items.filter(({ state }) => state === undefined || state === 'missing');
  return {
    subjects: {
      sample: true,
      items: courses.map((course, index) => subjectOf(plan, student, course, own[index] ?? [])),
    },
    assignments: {
      items,
      pending: {
        count: open.length,
        nextDue: open.find(({ due = '' }) => due >= asOf)?.due ?? null,
        asOf,
        basis: 'Assignments set by all subjects',
      },
    },
  };
}

function subjectOf(
  plan: DemoPlan,
  student: DemoStudent,
  course: DemoCourse,
  own: readonly Assignment[],
): StudentRecord['subjects']['items'][number] {
  const { code, name, credits, teacher } = course;
  const months = courseAttendance(plan, student, course);
  const grade = gradeOf(percentageOf(own));
  return {
    id: code.toLowerCase(),
    ...{ code, name, faculty: teacherOf(plan, teacher).name, credits },
    ...(grade !== undefined && { grade }),
    ...(months.length > 0 && { attendance: { ...sumOf(months), asOf } }),
  };
}

/** The marks in percent so far, by weight; what is missing counts as nothing. */
function percentageOf(own: readonly Assignment[]): number | undefined {
  const judged = own.filter(({ state }) => state !== undefined);
  const weight = judged.reduce((sum, one) => sum + (one.weight ?? 0), 0);
  if (weight === 0) return undefined;
  const reached = judged.reduce(
    (sum, { score = 0, maximum = 1, weight: own = 0 }) => sum + (score / maximum) * own,
    0,
  );
  return (reached / weight) * 100;
}
