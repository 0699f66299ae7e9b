import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { StudentDrop, TeacherDrop } from '@/lib/drop/access';
import { groupBy } from '@/lib/list/group';

/** A person is identified by the kind of the record and the roll number or employee id. */
export interface Person {
  kind: PersonKind;
  id: string;
}

export const personKinds = ['student', 'teacher'] as const;

export type PersonKind = (typeof personKinds)[number];

/** The name of a person's id. */
export const idNames: Readonly<Record<PersonKind, string>> = {
  student: 'roll number',
  teacher: 'employee id',
};

/**
 * A record as it is opened: what the college wrote, whose it is, the generation of the access code, a number that rises with
 * each sealing and, on a site with a drop box, the boxes of the person.
 */
export type OpenedRecord = (
  (StudentRecord & { drop?: StudentDrop[] }) | (TeacherRecord & { drop?: TeacherDrop })
) & { id: string; generation: number; number: number };

/** An id as it is compared and derived from: without spaces and invisible characters, in capital letters. */
export function normalizeId(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]+/gu, '')
    .toUpperCase()
    .normalize('NFKC');
}

/** Returns true if two ids, as they are written, are those of one person. */
export const isSameId = (one: string, other: string): boolean =>
  normalizeId(one) === normalizeId(other);

/** The entries of each person, by the normalized id. */
export const groupByPerson = <T>(entries: Iterable<T>, idOf: (entry: T) => string) =>
  groupBy(entries, (entry) => normalizeId(idOf(entry)));

/** A student's id read as a teacher's, and the other way round. */
export function otherKind({ kind, id }: Person): Person {
  return { kind: kind === 'student' ? 'teacher' : 'student', id };
}
