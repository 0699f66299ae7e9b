import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { Person } from '@/lib/record/person';

/** What the college publishes about one person. */
export type PersonRecord = StudentRecord | TeacherRecord;

/** Whose record it is. */
export function personOf(record: PersonRecord): Person {
  return record.kind === 'student'
    ? { kind: 'student', id: record.student.rollNumber }
    : { kind: 'teacher', id: record.facultyProfile.employeeId };
}
