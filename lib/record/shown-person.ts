import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { ShownPerson } from './session-flag';

/** What the shell shows of the person of a record. */
export function shownPerson(record: StudentRecord | TeacherRecord): ShownPerson {
  const { asOf } = record;
  const profile = record.kind === 'student' ? record.student : record.facultyProfile;
  const { name, firstName = name, handle, photo, sample: isSample } = profile;
  const shown = { name, firstName, handle, photo, isSample, asOf };
  if ('rollNumber' in profile) return { ...shown, details: [`Roll number ${profile.rollNumber}`] };
  const { designation, employeeId } = profile;
  const id = `Employee id ${employeeId}`;
  return { ...shown, details: designation ? [designation, id] : [id] };
}
