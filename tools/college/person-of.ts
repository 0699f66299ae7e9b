import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { normalizeId, type Person } from '@/lib/record/person';

/** What the college publishes about one person. */
export type PersonRecord = StudentRecord | TeacherRecord;

/** Whose record it is, with the id as it is compared and signed in with. */
export function personOf(record: PersonRecord): Person {
  return record.kind === 'student'
    ? { kind: 'student', id: normalizeId(record.student.rollNumber) }
    : { kind: 'teacher', id: normalizeId(record.facultyProfile.employeeId) };
}

export function nameOf(record: PersonRecord): string {
  return record.kind === 'student' ? record.student.name : record.facultyProfile.name;
}

/** The path below records/ that commands give a new record: "students/25CSE1042.json". */
export function recordPathOf(record: PersonRecord): string {
  return `${record.kind}s/${personOf(record).id}.json`;
}
