import type { StudentDrop, TeacherDrop } from '@/lib/drop/access';
import { normalizeId, type Person, type PersonKind } from '@/lib/record/person';
import { daysBetween } from '@/lib/time/day';
import { addAt, getOrMake } from '@/tools/file/get-or-make';
import { sha256 } from '@/tools/file/sha256';
import type { College } from '../college';
import type { PersonRecord } from '../person-of';
import type { SectionNumbers } from '../generations';
import {
  graceDays,
  officePuts,
  ownSections,
  raisedGenerations,
  sectionNumbers,
  studentDrop,
  teacherDrop,
  writersEpoch,
  type OwnTeacher,
  type Sections,
} from './access';

/** The values that the drop box of a record depends on, besides the record and the college. */
export interface DropContext {
  /** "YYYY-MM-DD". */
  today: string;
  /** The teachers who have a student in their register, by id of the student. */
  teachersOf: ReadonlyMap<string, readonly OwnTeacher[]>;
  /** The names to write to the office. */
  officePut: Readonly<Record<PersonKind, string>>;
}

/** A person as far as the drop box depends on it. */
interface DropPerson extends Person {
  /** The students in the register of a teacher. */
  sections?: Sections | undefined;
  /** The day on which the access code was replaced last, if that is known. */
  raised?: string | undefined;
}

/** The numbers that a teacher's sections have from this run on. */
export const numbersOf = (
  { sections: before, generations }: College,
  { id, sections = {} }: Pick<DropPerson, 'id' | 'sections'>,
  today: string,
): SectionNumbers => sectionNumbers(before?.[id] ?? {}, sections, generations, today);

export function dropContext(
  college: College,
  today: string,
  teachers: Iterable<Pick<OwnTeacher, 'id' | 'name' | 'generation'> & Pick<DropPerson, 'sections'>>,
): DropContext {
  const teachersOf = new Map<string, OwnTeacher[]>();
  const sorted = [...teachers].sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const { id, name, generation, sections = {} } of sorted) {
    const ownOf = new Map<string, OwnTeacher['sections'][number][]>();
    const numbers = numbersOf(college, { id, sections }, today);
    for (const own of ownSections(numbers, sections, today))
      for (const student of sections[own.section]!) addAt(ownOf, student, own);
    const epoch = writersEpoch(numbers, today);
    for (const [student, own] of ownOf)
      addAt(teachersOf, student, { id, name, generation, epoch, sections: own });
  }
  const putOf = (kind: PersonKind) => officePuts(college, kind, today)[0]!;
  return { today, teachersOf, officePut: { student: putOf('student'), teacher: putOf('teacher') } };
}

/** Returns what the record of a person says about the drop box; undefined for a student in nobody's register. */
export function dropOf(
  college: College,
  context: DropContext,
  person: DropPerson,
): TeacherDrop | StudentDrop[] | undefined {
  const { kind, id } = person;
  const officePut = context.officePut[kind];
  if (kind === 'teacher')
    return teacherDrop(college, id, { ...teacherFacts(college, context, person), officePut });
  const teachers = context.teachersOf.get(id);
  return teachers && studentDrop(college, id, teachers, officePut);
}

/** A text that changes with what a record says about the drop box, unless the person's own generation changes. */
export function dropMark(college: College, context: DropContext, person: DropPerson): string {
  const { kind, id } = person;
  const facts = () => {
    const { students, ...own } = teacherFacts(college, context, person);
    return [own, raisedGenerations(college, students)];
  };
  const input = kind === 'teacher' ? facts() : (context.teachersOf.get(id) ?? []);
  return sha256(JSON.stringify([input, context.officePut[kind]]), 16);
}

function teacherFacts(college: College, { today }: DropContext, person: DropPerson) {
  const { sections = {}, raised } = person;
  const own = ownSections(numbersOf(college, person, today), sections, today);
  return {
    students: studentsOf(sections),
    // The record has no key before.
    sections: own.map((one) => ({ ...one, hasBefore: false })),
    hasPrevious: raised !== undefined && daysBetween(raised, today) < graceDays,
  };
}

const studentsOf = (sections: Sections) => Object.values(sections).flat();

/** The ids of the students in each section of a teacher's register, each once; undefined for a student. */
export function sectionsIn(record: PersonRecord): Sections | undefined {
  if (record.kind === 'student') return undefined;
  const sections = new Map<string, Set<string>>();
  for (const { section, rollNumber } of record.register.items)
    getOrMake(sections, section, () => new Set()).add(normalizeId(rollNumber));
  return Object.fromEntries([...sections].map(([section, ids]) => [section, [...ids]]));
}
