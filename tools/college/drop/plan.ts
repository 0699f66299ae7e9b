import { createHash } from 'node:crypto';
import type { StudentDrop, TeacherDrop } from '@/lib/drop/access';
import { normalizeId, type Person } from '@/lib/record/person';
import { daysBetween } from '@/lib/time/day';
import type { College } from '../college';
import type { PersonRecord } from '../person-of';
import { raisedGenerations, studentDrop, teacherDrop, type OwnTeacher } from './access';

/** How many days the boxes of a replaced access code, and of a teacher who left, still count. */
export const graceDays = 30;

/** What the drop box of a record depends on, besides the record and the generations. */
export interface DropContext {
  /** "YYYY-MM-DD". */
  today: string;
  /** The teachers who have a student in their register, by id of the student. */
  teachersOf: ReadonlyMap<string, readonly OwnTeacher[]>;
}

/** A person as far as the drop box depends on it. */
interface DropPerson extends Person {
  /** The students in the register of a teacher. */
  students?: readonly string[] | undefined;
  /** The day on which the access code was replaced last, if that is known. */
  raised?: string | undefined;
}

export function dropContext(
  today: string,
  teachers: Iterable<OwnTeacher & Pick<DropPerson, 'students'>>,
): DropContext {
  const teachersOf = new Map<string, OwnTeacher[]>();
  const sorted = [...teachers].sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const { id, name, generation, students = [] } of sorted)
    for (const student of students) {
      const own = teachersOf.get(student);
      if (own) own.push({ id, name, generation });
      else teachersOf.set(student, [{ id, name, generation }]);
    }
  return { today, teachersOf };
}

/** What the record of a person says about the drop box; undefined for a student in nobody's register. */
export function dropOf(
  college: College,
  context: DropContext,
  person: DropPerson,
): TeacherDrop | StudentDrop[] | undefined {
  const { kind, id, students = [] } = person;
  if (kind === 'teacher') return teacherDrop(college, id, students, hasPrevious(context, person));
  const teachers = context.teachersOf.get(id);
  return teachers && studentDrop(college, id, teachers);
}

/** A text that changes with what a record says about the drop box, unless the person's own generation changes. */
export function dropMark(college: College, context: DropContext, person: DropPerson): string {
  const { kind, id, students = [] } = person;
  const input =
    kind === 'teacher'
      ? [hasPrevious(context, person), raisedGenerations(college, students)]
      : (context.teachersOf.get(id) ?? []);
  return createHash('sha256').update(JSON.stringify(input)).digest('hex').slice(0, 16);
}

function hasPrevious({ today }: DropContext, { raised }: DropPerson): boolean {
  return raised !== undefined && daysBetween(raised, today) < graceDays;
}

/** The ids of the students in a teacher's register, each once; undefined for a student. */
export function studentsIn(record: PersonRecord): string[] | undefined {
  if (record.kind === 'student') return undefined;
  return [...new Set(record.register.items.map(({ rollNumber }) => normalizeId(rollNumber)))];
}
