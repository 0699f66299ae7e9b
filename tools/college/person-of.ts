import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { normalizeId, type Person } from '@/lib/record/person';
import { sha256 } from '@/tools/file/sha256';

/** The data that the college publishes about one person. */
export type PersonRecord = StudentRecord | TeacherRecord;

/** The id as the record writes it. */
export const writtenId = (record: PersonRecord): string =>
  record.kind === 'student' ? record.student.rollNumber : record.facultyProfile.employeeId;

/** Whose record it is, with the id as it is compared and signed in with. */
export const personOf = (record: PersonRecord): Person => ({
  kind: record.kind,
  id: normalizeId(writtenId(record)),
});

export const nameOf = (record: PersonRecord): string =>
  record.kind === 'student' ? record.student.name : record.facultyProfile.name;

/** The path below records/ that commands give a new record. */
export const recordPathOf = (record: PersonRecord): string => recordPath(personOf(record));

/**
 * The path of a person's record below records/, for example students/25CSE1042.json. Two people never have the same one,
 * on systems that ignore case either, and no id leads out of the folder.
 */
export function recordPath({ kind, id }: Person): string {
  const name = encodeURIComponent(normalizeId(id));
  const short = name.length <= 120 ? name : `${name.slice(0, 60)}-${sha256(name, 32)}`;
  // Windows opens a device for a name such as CON.
  const isDevice = /^(?:CON|PRN|AUX|NUL|COM\d|LPT\d)(?:\.|$)/.test(short);
  return `${kind}s/${isDevice ? '_' : ''}${short}.json`;
}
