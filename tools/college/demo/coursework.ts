import type { StudentRecord } from '@/content/schema/record/student-record';
import { teacherOf, type DemoStudent } from './person';
import { asOf, type DemoPlan, type Duty } from './plan';
import { createRandom } from './random';

/** Days in the months that the sample's calendar shows, so that the assignments of the demo are not overdue. */
const dueDays = ['2027-11-09', '2027-11-16', '2027-11-23', '2027-12-06'];

const works = ['Problem Sheet', 'Laboratory Report', 'Case Study', 'Design Exercise', 'Reading'];

/** An assignment that a teacher set for a course of a section. */
interface DemoAssignment {
  id: string;
  name: string;
  due: string;
}

/** The assignments of a course in a section. The students and the teacher have the same ones. */
export function assignmentsOf({ seed }: DemoPlan, { section, course }: Duty): DemoAssignment[] {
  const random = createRandom(seed, 'assignment', section.code, course.code);
  return random.sample(works, random.int(0, 3)).map((work, index) => ({
    id: `${section.code}-${course.code}-${index + 1}`.toLowerCase(),
    name: `${course.name}: ${work} ${random.int(1, 6)}`,
    due: random.pick(dueDays),
  }));
}

/** The courses of a student, with their teachers and assignments. */
export function courseworkOf(
  plan: DemoPlan,
  { number, section, amount }: DemoStudent,
): Pick<StudentRecord, 'subjects' | 'assignments'> {
  const random = createRandom(plan.seed, 'coursework', number);
  const courses = amount === 'none' ? [] : section.courses;
  const open = courses
    .flatMap((course) =>
      assignmentsOf(plan, { section, course }).map((one) => ({ ...one, subject: course.name })),
    )
    .filter(() => random.chance(0.7))
    .sort((one, other) => one.due.localeCompare(other.due));
  return {
    subjects: {
      sample: true,
      items: courses.map(({ code, name, credits, teacher }) => {
        const faculty = teacherOf(plan, teacher).name;
        return { id: code.toLowerCase(), code, name, faculty, credits };
      }),
    },
    assignments: {
      items: open,
      pending: {
        count: open.length,
        nextDue: open[0]?.due ?? null,
        asOf,
        basis: 'Assignments set by all subjects',
      },
    },
  };
}
