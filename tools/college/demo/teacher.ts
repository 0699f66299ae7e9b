import type { TeacherRecord, RegisteredStudent } from '@/content/schema/record/teacher-record';
import { activitiesOf } from './activity';
import { courseAttendance, sumByMonth } from './attendance';
import { assignmentsOf, ownAssignments } from './coursework';
import { noticesOf } from './message';
import { isLateral, photo, studentsOf, teacherOf, type DemoStudent } from './person';
import { asOf, type DemoPlan, type DemoSection, type Duty } from './plan-college';
import { createRandom } from '@/tools/file/random';
import { classesOf, meetingId, occupancyIn, scheduleOf } from './schedule';

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
    classes: { items: classesOf(duties) },
    schedule: scheduleOf(plan, duties),
    occupancy: occupancyIn(plan)(sections.map(({ code }) => code)),
    studentRows: {
      sample: true,
      items: students.flatMap((student) => certificateOf(plan, student)),
    },
    notices: noticesOf(plan, number),
    classroom: {
      items: duties.map(({ section, course }) => ({
        id: meetingId({ section, course }),
        section: section.code,
        course: course.name,
        room: section.room,
        students: section.students.length,
      })),
    },
    assignments: {
      items: duties.flatMap((duty) =>
        assignmentsOf(plan, duty).map(({ id, name, due }) => ({
          ...{ id, name, due, section: duty.section.code },
        })),
      ),
    },
    settings: { items: [] },
    keys: { sample: true, items: [] },
    register: { sample: true, items: students.map((student) => registered(plan, student, duties)) },
  };
}

const schoolOf = ([first]: readonly DemoSection[]): string =>
  first?.program.school ?? 'School of Engineering';

/** A student of a section with what the teacher's courses in it say about the student. */
function registered(
  plan: DemoPlan,
  student: DemoStudent,
  duties: readonly Duty[],
): RegisteredStudent {
  const { name, rollNumber, section, amount } = student;
  const row = {
    ...{ name, rollNumber, section: section.code, activities: activitiesOf(plan, student) },
    ...(isLateral(student) && { lateral: true }),
    semester: section.semester,
  };
  if (amount === 'none') return row;
  const courses = duties.filter((duty) => duty.section === section).map(({ course }) => course);
  const own = courses
    .flatMap((course) => ownAssignments(plan, student, course))
    .sort((one, other) => (one.due ?? '').localeCompare(other.due ?? ''));
  return {
    ...row,
    attendance: sumByMonth(courses.map((course) => courseAttendance(plan, student, course))),
    missing: own.flatMap(({ state, name: title, due }) =>
      state === 'missing' ? [{ name: title, ...(due !== undefined && { due }) }] : [],
    ),
    marks: own.flatMap(({ name: title, due, score, maximum }) =>
      score === undefined || maximum === undefined
        ? []
        : [{ name: title, score, maximum, ...(due !== undefined && { due }) }],
    ),
  };
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
