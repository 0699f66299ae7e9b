import type { SectionKey, StudentDrop, TeacherDrop } from '@/lib/drop/access';
import { officePairInfo, pairInfo, sectionInfo } from '@/lib/drop/names';
import type { Person, PersonKind } from '@/lib/record/person';
import type { College } from '../college';
import { generationOf, type Generations } from '../generations';
import { boxKeyOf, boxNamesOf, deriveFromBox, desk, office, verify } from './derive';

/** A teacher whose boxes a student may use. */
export interface OwnTeacher {
  id: string;
  name: string;
  generation: number;
  /** The sections of the teacher that the student is in. */
  sections: readonly OwnSection[];
}

interface OwnSection {
  section: string;
  generation: number;
}

/** The ids of the students in each section of a register. */
export type Sections = Readonly<Record<string, readonly string[]>>;

const text = (bytes: Buffer) => bytes.toString('base64url');

/** The key of the boxes of a teacher, or of those before the last new access code. */
export function teacherBoxKey({ secret, generations }: College, id: string, earlier = 0): Buffer {
  const teacher = { kind: 'teacher', id } as const;
  return boxKeyOf(secret, teacher, generationOf(generations, teacher) - earlier);
}

/** The keys that a person's letters to the office derive from: that of the access code and of the one before. */
export function officePairKeys(college: College, { kind, id }: Person): Buffer[] {
  const generation = generationOf(college.generations, { kind, id });
  const infoOf = kind === 'teacher' ? officePairInfo : pairInfo;
  return [generation, generation - 1]
    .filter((one) => one > 0)
    .map((one) => deriveFromBox(college, officeKey(college, kind), infoOf(id, one)));
}

/** The name with which teachers write to the office, or students. */
export const officeBox = (college: College, from: PersonKind = 'teacher'): string =>
  boxNamesOf(college, officeKey(college, from)).inPut;

const officeKey = ({ secret }: College, from: PersonKind) =>
  boxKeyOf(secret, from === 'teacher' ? office : desk, 1);

/** The key of the boxes with which `verify` checks the server. */
export const checkKey = ({ secret }: Pick<College, 'secret'>) => boxKeyOf(secret, verify, 1);

/** What the record of a teacher says about the drop box. */
export function teacherDrop(
  college: College,
  id: string,
  sections: Sections,
  hasPrevious: boolean,
): TeacherDrop {
  const generations = raisedGenerations(college, Object.values(sections).flat());
  const key = teacherBoxKey(college, id);
  const keys = sectionGenerations(college.generations, sections).map((own) =>
    sectionKey(college, key, own),
  );
  return {
    key: text(key),
    ...(hasPrevious && { previous: text(teacherBoxKey(college, id, 1)) }),
    college: college.id,
    ...(Object.keys(generations).length > 0 && { generations }),
    office: officeAccess(college, { kind: 'teacher', id }),
    ...(keys.length > 0 && { sections: keys }),
  };
}

const officeAccess = (college: College, person: Person): TeacherDrop['office'] => ({
  put: officeBox(college, person.kind),
  key: text(officePairKeys(college, person)[0]!),
});

/** The generation of each section: 1, and one more for each new access code of a student in it. */
export function sectionGenerations(generations: Generations, sections: Sections): OwnSection[] {
  return Object.entries(sections).map(([section, students]) => {
    const raised = students.map((id) => generationOf(generations, { kind: 'student', id }) - 1);
    return { section, generation: raised.reduce((sum, one) => sum + one, 1) };
  });
}

function sectionKey(college: College, boxKey: Buffer, own: OwnSection): SectionKey {
  const { section, generation } = own;
  return { section, key: text(deriveFromBox(college, boxKey, sectionInfo(section, generation))) };
}

/** The generations of these students that are not 1. */
export function raisedGenerations(
  { generations }: College,
  students: readonly string[],
): Record<string, number> {
  const all = students.map(
    (id) => [id, generationOf(generations, { kind: 'student', id })] as const,
  );
  return Object.fromEntries(all.filter(([, generation]) => generation !== 1));
}

/** What the record of a student says about the drop box: the boxes of each teacher. */
export function studentDrop(
  college: College,
  id: string,
  teachers: readonly OwnTeacher[],
): StudentDrop[] {
  const generation = generationOf(college.generations, { kind: 'student', id });
  const office = officeAccess(college, { kind: 'student', id });
  return teachers.map(({ id: teacher, name, sections }) => {
    const key = teacherBoxKey(college, teacher);
    const { inPut: put, outGet: get } = boxNamesOf(college, key);
    const keys = sections.flatMap((own) =>
      [own.generation, own.generation - 1]
        .filter((one) => one > 0)
        .map((one) => sectionKey(college, key, { ...own, generation: one })),
    );
    return {
      ...{ teacher, name, put, get },
      key: text(deriveFromBox(college, key, pairInfo(id, generation))),
      ...{ office, sections: keys },
    };
  });
}
