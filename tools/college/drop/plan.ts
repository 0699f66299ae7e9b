import type { StudentDrop, TeacherDrop } from '@/lib/drop/access';
import { normalizeId, type Person } from '@/lib/record/person';
import { daysBetween } from '@/lib/time/day';
import { addAt, getOrMake } from '@/tools/file/get-or-make';
import { sha256 } from '@/tools/file/sha256';
import type { College } from '../college';
import type { PersonRecord } from '../person-of';
import type { Generations } from '../generations';
import {
  raisedGenerations,
  sectionGenerations,
  studentDrop,
  teacherDrop,
  type OwnTeacher,
  type Sections,
} from './access';

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
  sections?: Sections | undefined;
  /** The day on which the access code was replaced last, if that is known. */
  raised?: string | undefined;
}

export function dropContext(
  today: string,
  teachers: Iterable<Omit<OwnTeacher, 'sections'> & Pick<DropPerson, 'sections'>>,
  generations: Generations,
): DropContext {
  const teachersOf = new Map<string, OwnTeacher[]>();
  const sorted = [...teachers].sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const { id, name, generation, sections = {} } of sorted) {
    const ownOf = new Map<string, OwnTeacher['sections'][number][]>();
    for (const own of sectionGenerations(generations, sections))
      for (const student of sections[own.section]!) addAt(ownOf, student, own);
    for (const [student, own] of ownOf)
      addAt(teachersOf, student, { id, name, generation, sections: own });
  }
  return { today, teachersOf };
}

/** What the record of a person says about the drop box; undefined for a student in nobody's register. */
export function dropOf(
  college: College,
  context: DropContext,
  person: DropPerson,
): TeacherDrop | StudentDrop[] | undefined {
  const { kind, id, sections = {} } = person;
  if (kind === 'teacher') return teacherDrop(college, id, sections, hasPrevious(context, person));
  const teachers = context.teachersOf.get(id);
  return teachers && studentDrop(college, id, teachers);
}

/** A text that changes with what a record says about the drop box, unless the person's own generation changes. */
export function dropMark(college: College, context: DropContext, person: DropPerson): string {
  const { kind, id, sections = {} } = person;
  const input =
    kind === 'teacher'
      ? [hasPrevious(context, person), raisedGenerations(college, studentsOf(sections))]
      : [context.teachersOf.get(id) ?? [], 'office'];
  return sha256(JSON.stringify(input), 16);
}

const hasPrevious = ({ today }: DropContext, { raised }: DropPerson): boolean =>
  raised !== undefined && daysBetween(raised, today) < graceDays;

const studentsOf = (sections: Sections) => Object.values(sections).flat();

/** The ids of the students in each section of a teacher's register, each once; undefined for a student. */
export function sectionsIn(record: PersonRecord): Sections | undefined {
  if (record.kind === 'student') return undefined;
  const sections = new Map<string, Set<string>>();
  for (const { section, rollNumber } of record.register.items)
    getOrMake(sections, section, () => new Set()).add(normalizeId(rollNumber));
  return Object.fromEntries([...sections].map(([section, ids]) => [section, [...ids]]));
}
