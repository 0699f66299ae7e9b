import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { ShownPerson } from './session-flag';

/** What the shell shows of the person of a record. */
export function shownPerson(record: StudentRecord | TeacherRecord): ShownPerson {
  if (record.kind === 'student') {
    const { name, firstName = name, handle, photo, rollNumber } = record.student;
    return { name, firstName, handle, photo, details: [`Roll number ${rollNumber}`] };
  }
  const { name, firstName = name, handle, photo, designation, employeeId } = record.facultyProfile;
  const id = `Employee id ${employeeId}`;
  return { name, firstName, handle, photo, details: designation ? [designation, id] : [id] };
}
