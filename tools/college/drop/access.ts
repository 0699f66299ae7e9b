import { officePairInfo, pairInfo } from '@/lib/drop/box';
import type { StudentDrop, TeacherDrop } from '@/lib/drop/access';
import type { College } from '../college';
import { generationOf } from '../generations';
import { boxKeyOf, boxNamesOf, deriveFromBox, office, verify } from './derive';

/** A teacher whose boxes a student may use. */
export interface OwnTeacher {
  id: string;
  name: string;
  generation: number;
}

const text = (bytes: Buffer) => bytes.toString('base64url');

/** The key of the boxes of a teacher, or of those before the last new access code. */
export function teacherBoxKey({ secret, generations }: College, id: string, earlier = 0): Buffer {
  const teacher = { kind: 'teacher', id } as const;
  return boxKeyOf(secret, teacher, generationOf(generations, teacher) - earlier);
}

/** The keys that the letters of a teacher to the office derive from: that of the access code and of the one before. */
export function officePairKeys(college: College, id: string): Buffer[] {
  const generation = generationOf(college.generations, { kind: 'teacher', id });
  return [generation, generation - 1]
    .filter((one) => one > 0)
    .map((one) => deriveFromBox(college, officeKey(college), officePairInfo(id, one)));
}

/** The name that teachers write to the office with. */
export function officeBox(college: College): string {
  return boxNamesOf(college, officeKey(college)).inPut;
}

const officeKey = ({ secret }: College) => boxKeyOf(secret, office, 1);

/** The key of the boxes with which `verify` checks the server. */
export const checkKey = ({ secret }: Pick<College, 'secret'>) => boxKeyOf(secret, verify, 1);

/** What the record of a teacher says about the drop box. */
export function teacherDrop(
  college: College,
  id: string,
  students: readonly string[],
  hasPrevious: boolean,
): TeacherDrop {
  const generations = raisedGenerations(college, students);
  return {
    key: text(teacherBoxKey(college, id)),
    ...(hasPrevious && { previous: text(teacherBoxKey(college, id, 1)) }),
    college: college.id,
    ...(Object.keys(generations).length > 0 && { generations }),
    office: { put: officeBox(college), key: text(officePairKeys(college, id)[0]!) },
  };
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
  return teachers.map(({ id: teacher, name }) => {
    const key = teacherBoxKey(college, teacher);
    const { inPut: put, outGet: get } = boxNamesOf(college, key);
    return {
      ...{ teacher, name, put, get },
      key: text(deriveFromBox(college, key, pairInfo(id, generation))),
    };
  });
}
