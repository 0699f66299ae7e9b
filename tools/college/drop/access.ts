import type { SectionKey, StudentDrop, TeacherDrop } from '@/lib/drop/access';
import { officePairInfo, pairInfo, sectionInfo } from '@/lib/drop/names';
import type { Person, PersonKind } from '@/lib/record/person';
import type { College } from '../college';
import { daysBetween } from '@/lib/time/day';
import {
  generationOf,
  type Generations,
  type SectionNumber,
  type SectionNumbers,
} from '../generations';
import { boxKeyOf, boxNamesOf, deriveFromBox, desk, office, putName, verify } from './derive';

/** The number of days for which the boxes of a replaced access code, the key before of a section, and the boxes of a teacher who left count. */
export const graceDays = 30;

/** A teacher whose boxes a student may use. */
export interface OwnTeacher {
  id: string;
  name: string;
  generation: number;
  /** The period from which the name to write to the teacher derives now. */
  epoch: string;
  /** The sections of the teacher that the student is in. */
  sections: readonly OwnSection[];
}

interface OwnSection {
  section: string;
  number: number;
  /** The key before counts, too: it was replaced not long ago. */
  hasBefore: boolean;
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

/** The folder of the box of teachers' letters to the office, or of students'. */
export const officeBox = (college: College, from: PersonKind = 'teacher'): string =>
  boxNamesOf(college, officeKey(college, from)).inPut;

/**
 * The names with which people of a kind write to the office: first that of now, then those that it has after some more cards are
 * replaced, and in the next month.
 */
export function officePuts(college: College, kind: PersonKind, today: string): string[] {
  const raised = Object.entries(college.generations).filter(([name]) =>
    name.startsWith(`${kind} `),
  );
  const number = raised.reduce((sum, [, generation]) => sum + generation - 1, 1);
  return putsOf(college, officeKey(college, kind), number, today, 20);
}

/** The names with which students write to a teacher, in the same order. A run raises the number by one at most. */
export function teacherPuts(college: College, id: string, today: string): string[] {
  const number = college.sections?.[id]?.[writers]?.number ?? 1;
  return putsOf(college, teacherBoxKey(college, id), number, today, 1);
}

function putsOf(college: College, key: Buffer, number: number, today: string, ahead: number) {
  const next = new Date(`${today.slice(0, 7)}-15T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return [today, next.toISOString()].flatMap((day) =>
    Array.from({ length: ahead + 1 }, (_, more) =>
      putName(college, key, epochOf(day, number + more)),
    ),
  );
}

/** Returns what a name to write derives from: the month and a number that rises when somebody must not write any more. */
const epochOf = (day: string, number: number): string => `${day.slice(0, 7)}.${number}`;

const officeKey = ({ secret }: College, from: PersonKind) =>
  boxKeyOf(secret, from === 'teacher' ? office : desk, 1);

/** The key of the boxes with which `verify` checks the server. */
export const checkKey = ({ secret }: Pick<College, 'secret'>) => boxKeyOf(secret, verify, 1);

/** The name under which the number of all who write to a teacher is; no section has it. */
const writers = '';

/** The facts that a teacher's record depends on, besides the college. */
interface TeacherFacts {
  /** All students in the register. */
  students: readonly string[];
  sections: readonly OwnSection[];
  hasPrevious: boolean;
  /** The name to write to the office. */
  officePut: string;
}

/** Returns what the record of a teacher says about the drop box. */
export function teacherDrop(
  college: College,
  id: string,
  { students, sections, hasPrevious, officePut }: TeacherFacts,
): TeacherDrop {
  const generations = raisedGenerations(college, students);
  const key = teacherBoxKey(college, id);
  const keys = sections.map(({ section, number }) => sectionKey(college, key, section, number));
  return {
    key: text(key),
    ...(hasPrevious && { previous: text(teacherBoxKey(college, id, 1)) }),
    college: college.id,
    ...(Object.keys(generations).length > 0 && { generations }),
    office: officeAccess(college, { kind: 'teacher', id }, officePut),
    ...(keys.length > 0 && { sections: keys }),
  };
}

const officeAccess = (college: College, person: Person, put: string): TeacherDrop['office'] => ({
  put,
  key: text(officePairKeys(college, person)[0]!),
});

/**
 * The numbers of a teacher's sections, of those that were there before and those of now: one more of a section with a new card
 * of a student in it, or without a student who was in it.
 */
export function sectionNumbers(
  before: SectionNumbers,
  sections: Sections,
  generations: Generations,
  today: string,
): SectionNumbers {
  const next = new Map<string, SectionNumber>();
  let isAnyRaised = false;
  for (const section of new Set([...Object.keys(before), ...Object.keys(sections)])) {
    if (section === writers) continue;
    const entries = (sections[section] ?? []).map(
      (id) => [id, generationOf(generations, { kind: 'student', id })] as const,
    );
    const students = Object.fromEntries(entries);
    const { number = 1, since, students: last = {} } = before[section] ?? {};
    const isRaised = Object.entries(last).some(([id, generation]) => students[id] !== generation);
    isAnyRaised ||= isRaised;
    const day = isRaised ? today : since;
    next.set(section, { number: number + Number(isRaised), ...(day && { since: day }), students });
  }
  const number = (before[writers]?.number ?? 1) + Number(isAnyRaised);
  return Object.fromEntries([[writers, { number, students: {} }], ...next]);
}

/** Returns what the name to write to a teacher derives from. */
export const writersEpoch = (numbers: SectionNumbers, today: string): string =>
  epochOf(today, numbers[writers]!.number);

/** The sections that a register has now, with what their keys derive from. */
export const ownSections = (
  numbers: SectionNumbers,
  sections: Sections,
  today: string,
): OwnSection[] =>
  Object.keys(sections).map((section) => {
    const { number, since } = numbers[section]!;
    const hasBefore = since !== undefined && daysBetween(since, today) < graceDays;
    return { section, number, hasBefore };
  });

function sectionKey(college: College, boxKey: Buffer, section: string, number: number): SectionKey {
  return { section, key: text(deriveFromBox(college, boxKey, sectionInfo(section, number))) };
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

/** Returns what the record of a student says about the drop box: the boxes of each teacher. */
export function studentDrop(
  college: College,
  id: string,
  teachers: readonly OwnTeacher[],
  officePut: string,
): StudentDrop[] {
  const generation = generationOf(college.generations, { kind: 'student', id });
  const office = officeAccess(college, { kind: 'student', id }, officePut);
  return teachers.map(({ id: teacher, name, epoch, sections }) => {
    const key = teacherBoxKey(college, teacher);
    const put = putName(college, key, epoch);
    const { outGet: get } = boxNamesOf(college, key);
    const keys = sections.flatMap(({ section, number, hasBefore }) =>
      (hasBefore ? [number, number - 1] : [number]).map((one) =>
        sectionKey(college, key, section, one),
      ),
    );
    return {
      ...{ teacher, name, put, get },
      key: text(deriveFromBox(college, key, pairInfo(id, generation))),
      ...{ office, sections: keys },
    };
  });
}
