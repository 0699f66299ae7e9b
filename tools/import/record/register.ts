import { compareCode } from '@/lib/text/compare-text';
import { limits } from '@/content/schema/limits';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import type { PublishedActivity } from '@/content/schema/student/activity';
import type { ImportedAssignment, ImportedPerson, Result, Section } from '../model/entity';
import { withActivities } from './activity';
import { recordCounts } from './attendance';
import type { RecordContext } from './context';
import { rowLogOf } from './log';
import { defined } from '../value/defined';

/** The months of attendance that a register has. */
const mostMonths = 12;

/** The students of every section; who is in several has a row in each. */
export function registerOf(
  sections: readonly Section[],
  activitiesOf: (student: ImportedPerson) => PublishedActivity[],
  context: RecordContext,
): RegisteredStudent[] {
  const { fit } = context;
  return sections
    .flatMap((section) => {
      const assignments = judgedIn(section, context.today);
      return section.students.map((student) => ({
        name: fit.line(student.fact.name, limits.person, 'name'),
        rollNumber: student.signInId,
        section: fit.section(section.name),
        activities: withActivities(activitiesOf(student), student, context),
        ...(student.fact.lateral && { lateral: true }),
        ...defined({ semester: student.fact.semester }),
        ...attendanceOf(student, section, context),
        ...marksOf(student, assignments, context),
      }));
    })
    .sort((a, b) => compareCode(a.section, b.section) || compareCode(a.rollNumber, b.rollNumber));
}

function attendanceOf(
  student: ImportedPerson,
  section: Section,
  { model }: RecordContext,
): Pick<RegisteredStudent, 'attendance' | 'attendanceAsOf' | 'log'> {
  const found = model.isAttendanceBySection
    ? model.attendanceIn(student, section)
    : model.attendanceOf(student);
  if (!found || found.months.length === 0) return {};
  const attendance = found.months
    .slice(0, mostMonths)
    .map(({ month, ...counts }) => ({ month, ...recordCounts(counts) }));
  const classes = model.isAttendanceBySection
    ? model.classesIn(student, section)
    : model.classesOf(student);
  const held = attendance.reduce((sum, { total }) => sum + total, 0);
  return {
    attendance,
    ...defined({ attendanceAsOf: found.lastDay ?? found.totals?.asOf }),
    ...(held === classes.length && defined({ log: rowLogOf(classes) })),
  };
}

/** An assignment, and whether it is due and marked, so that who has no mark has not handed it in. */
interface Judged {
  assignment: ImportedAssignment;
  isMarked: boolean;
}

/** An assignment that is due counts as marked if at least half of the section has a mark in it. */
function judgedIn({ assignments, students }: Section, today: string): Judged[] {
  return assignments
    .filter(({ person }) => person === undefined)
    .map((assignment) => {
      const { due, results } = assignment;
      const marked = students.filter((student) => isMarkedBy(results.get(student))).length;
      const isDue = due !== undefined && due < today;
      return { assignment, isMarked: isDue && marked * 2 >= students.length };
    })
    .sort(
      ({ assignment: a }, { assignment: b }) =>
        compareCode(a.due ?? '9', b.due ?? '9') || compareCode(a.id, b.id),
    );
}

const isMarkedBy = (result: Result | undefined) =>
  result !== undefined && (result.score ?? result.grade) !== undefined;

function marksOf(
  student: ImportedPerson,
  judged: readonly Judged[],
  { fit }: RecordContext,
): Pick<RegisteredStudent, 'missing' | 'marks'> {
  const missing: NonNullable<RegisteredStudent['missing']> = [];
  const marks: NonNullable<RegisteredStudent['marks']> = [];
  for (const { assignment, isMarked } of judged) {
    const { title, due, maximum = 0, results } = assignment;
    const result = results.get(student);
    const about = {
      name: fit.line(title, limits.assignment.name, 'title'),
      ...defined({ due }),
    };
    if (result ? result.status === 'missing' : isMarked) missing.push(about);
    if (result?.score !== undefined && result.status !== 'exempt' && maximum > 0)
      marks.push({ ...about, score: result.score, maximum });
  }
  return {
    ...(missing.length > 0 && { missing }),
    ...(marks.length > 0 && { marks }),
  };
}
