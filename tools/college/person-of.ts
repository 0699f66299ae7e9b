import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import { normalizeId, type Person } from '@/lib/record/person';

/** What the college publishes about one person. */
export type PersonRecord = StudentRecord | TeacherRecord;

/** The id as the record writes it. */
export function writtenId(record: PersonRecord): string {
  return record.kind === 'student' ? record.student.rollNumber : record.facultyProfile.employeeId;
}

/** Whose record it is, with the id as it is compared and signed in with. */
export function personOf(record: PersonRecord): Person {
  return { kind: record.kind, id: normalizeId(writtenId(record)) };
}
