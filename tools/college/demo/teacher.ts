import type { TeacherRecord, RegisteredStudent } from '@/content/schema/record/teacher-record';
import type { UpcomingClass } from '@/content/schema/faculty/class';
import { activitiesOf } from './activity';
import { assignmentsOf } from './coursework';
import { noticesOf } from './message';
import { photo, studentsOf, teacherOf, type DemoStudent } from './person';
import { asOf, type DemoPlan, type DemoSection, type Duty } from './plan';
import { createRandom } from './random';

const verdicts = ['Needs attention', 'Fair', 'Good', 'Very Good'];

export function teacherRecord(plan: DemoPlan, number: number): TeacherRecord {
  const { name, firstName, handle, employeeId } = teacherOf(plan, number);
  const random = createRandom(plan.seed, 'teaching', number);
  const duties = plan.duties[number] ?? [];
  const sections = [...new Set(duties.map(({ section }) => section))];
  const students = sections.flatMap((section) => studentsOf(plan, section));
  const completed = duties.length === 0 ? 0 : random.int(20, 100);
  return {
    format: 1,
    asOf,
    kind: 'teacher',
    facultyProfile: {
      sample: true,
      ...{ name, firstName, handle, employeeId, photo },
      designation: `${random.pick(['Assistant', 'Associate'])} Professor in ${schoolOf(sections)}`,
    },
    progress: {
      completed,
      verdict: verdicts[Math.floor(completed / 26)] ?? 'Good',
      asOf,
      basis: 'Assignments handed in by all sections',
    },
    classes: { items: timetableOf(duties) },
    studentRows: {
      sample: true,
      items: students.flatMap((student) => certificateOf(plan, student)),
    },
    notices: noticesOf(plan, number),
    classroom: {
      items: duties.map(({ section, course }) => ({
        id: idOf(section.code, course.code),
        section: section.code,
        course: course.name,
        room: `Block ${random.pick(['A', 'B', 'C'])}, room ${random.int(101, 420)}`,
        students: section.students.length,
      })),
    },
    assignments: {
      items: duties.flatMap((duty) =>
        assignmentsOf(plan, duty).map((one) => ({ ...one, section: duty.section.code })),
      ),
    },
    settings: { items: [] },
    keys: { sample: true, items: [] },
    register: { sample: true, items: students.map((student) => registered(plan, student)) },
  };
}

function idOf(section: string, course: string): string {
  return `${section}-${course}`.toLowerCase();
}

function schoolOf([first]: readonly DemoSection[]): string {
  return first?.program.school ?? 'School of Engineering';
}

function registered(plan: DemoPlan, student: DemoStudent): RegisteredStudent {
  const { name, rollNumber, section } = student;
  return { name, rollNumber, section: section.code, activities: activitiesOf(plan, student) };
}

const issuers = ['Coursera', 'NPTEL', 'Infosys Springboard', 'Microsoft Learn'];

/** About every third student has a certificate to look at. */
function certificateOf({ seed }: DemoPlan, { number, name, rollNumber }: DemoStudent) {
  const random = createRandom(seed, 'certificate', number);
  if (!random.chance(0.3)) return [];
  const status = random.pick(['Pending', 'Approved', 'Approved', 'Rejected'] as const);
  const certificationBy = random.pick(issuers);
  return [{ id: rollNumber.toLowerCase(), name, certificationBy, rollNumber, status }];
}

const periods = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00'];

const weekdayPairs = [
  ['Monday', 'Thursday'],
  ['Tuesday', 'Friday'],
  ['Wednesday', 'Saturday'],
] as const;

/** A class twice a week for every duty, as long as the week has room for it. */
function timetableOf(duties: readonly Duty[]): UpcomingClass[] {
  return duties
    .slice(0, periods.length * weekdayPairs.length)
    .map(({ section, course }, index): UpcomingClass => {
      const period = Math.floor(index / weekdayPairs.length);
      const start = periods[period] ?? '';
      return {
        id: idOf(section.code, course.code),
        period: period + 1,
        start,
        end: start.replace(':00', ':55'),
        section: section.code,
        course: course.name,
        students: section.students.length,
        weekdays: [...(weekdayPairs[index % weekdayPairs.length] ?? [])],
      };
    });
}
