import type { Attendance, AttendanceMonth } from '@/content/schema/student/attendance';
import { formatMonth } from '@/lib/time/date';
import { diligenceOf, troubleOf, type DemoStudent } from './person';
import { asOf, type DemoCourse, type DemoPlan } from './plan-college';
import { createRandom } from '@/tools/file/random';
import { getOrMake } from '@/tools/file/get-or-make';
import { classDays } from './schedule';
import type { ClassHour } from './class-hour';
import { term } from './term';

/** Attendance since the student was admitted in July, newest month first, without the months of holidays. */
export function attendanceOf(plan: DemoPlan, student: DemoStudent): Attendance {
  const random = createRandom(plan.seed, 'months', student.number);
  const diligence = diligenceOf(plan, student);
  const earlier = monthsSince(student).map((month): AttendanceMonth => {
    const total = random.int(60, 120);
    const share = Math.min(100, diligence + random.int(-8, 6));
    const present = Math.round((total * share) / 100);
    return { month, present, absent: total - present, total };
  });
  const courses = student.amount === 'none' ? [] : student.section.courses;
  const current = sumByMonth(courses.map((course) => courseAttendance(plan, student, course)));
  const months = [...current, ...earlier];
  const [newest] = months;
  const change = random.int(-3, 3);
  return {
    months: newest ? months : [{ month: asOf.slice(0, 7), present: 0, absent: 0, total: 0 }],
    current: {
      percentage: newest
        ? Math.floor((100 * (newest.present + (newest.late ?? 0))) / newest.total)
        : 0,
      changeFromLastWeek: newest ? change : 0,
      asOf,
      basis: `Classes held in ${formatMonth(newest?.month ?? asOf.slice(0, 7))}`,
    },
  };
}

/** The attendance of a student in the classes of a course in the term, newest month first. */
export function courseAttendance(
  plan: DemoPlan,
  student: DemoStudent,
  { code, slot }: DemoCourse,
): AttendanceMonth[] {
  if (!slot) return [];
  const random = createRandom(plan.seed, 'classes', student.number, code);
  const diligence = diligenceOf(plan, student);
  // What a student misses is spread evenly over the term.
  let missing = random.int(0, 99) / 100;
  return monthsOf(slot).map(([month, total]) => {
    const fall = troubleOf(student) === 'fall' && month === asOf.slice(0, 7) ? 30 : 0;
    missing += (total * (100 - diligence + fall)) / 100;
    const absent = Math.min(total, Math.floor(missing));
    missing -= absent;
    const attended = Array.from({ length: total - absent }, () => random.chance(0.05));
    const late = attended.filter(Boolean).length;
    return { month, present: total - absent - late, absent, late, total };
  });
}

const known = new Map<ClassHour, [month: string, classes: number][]>();

/** How many classes a slot had in each month of the term so far, newest month first. */
const monthsOf = (slot: ClassHour) =>
  getOrMake(known, slot, () => {
    const counts = new Map<string, number>();
    for (const day of classDays(slot, term.from, asOf))
      counts.set(day.slice(0, 7), (counts.get(day.slice(0, 7)) ?? 0) + 1);
    return [...counts].reverse();
  });

/** Adds up months of several lists, newest month first. */
export function sumByMonth(lists: readonly (readonly AttendanceMonth[])[]): AttendanceMonth[] {
  const sums = new Map<string, AttendanceMonth>();
  for (const one of lists.flat()) {
    const sum = sums.get(one.month);
    sums.set(one.month, sum ? { month: one.month, ...sumOf([sum, one]) } : one);
  }
  return [...sums.values()].sort((one, other) => (one.month < other.month ? 1 : -1));
}

type Counts = Omit<AttendanceMonth, 'month'>;

/** The sum of counts without excused classes. */
export function sumOf(counts: readonly Counts[]): Counts {
  const sum = (read: (one: Counts) => number) =>
    counts.reduce((total, one) => total + read(one), 0);
  return {
    present: sum(({ present }) => present),
    absent: sum(({ absent }) => absent),
    late: sum(({ late = 0 }) => late),
    total: sum(({ total }) => total),
  };
}

/** Months without classes: the winter break and the summer. */
const holidays = ['05', '06', '12'];

/** The months before the term in which the student had classes, newest first. */
function monthsSince({ section, amount }: DemoStudent): string[] {
  if (amount === 'none') return [];
  const months: string[] = [];
  for (let year = 2026; year >= 2000 + section.year; year -= 1)
    for (let month = year === 2026 ? 6 : 12; month >= 1; month -= 1) {
      if (year === 2000 + section.year && month < 7) break;
      const two = String(month).padStart(2, '0');
      if (!holidays.includes(two)) months.push(`${year}-${two}`);
    }
  return months;
}
