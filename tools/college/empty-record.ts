import { recordFormat } from '@/content/schema/record/basis';
import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';

/** The fields of every record. */
interface PersonBasis {
  name: string;
  /** The roll number or the employee id, as its source writes it. */
  id: string;
  /** The day that the data is from, "YYYY-MM-DD". */
  asOf: string;
}

/** A valid record of a student about whom nothing but the name and the roll number is known. */
export function emptyStudentRecord({ name, id, asOf }: PersonBasis): StudentRecord {
  return {
    format: recordFormat,
    asOf,
    kind: 'student',
    student: { name, rollNumber: id, interests: [], languages: [] },
    attendance: { months: [] },
    activities: { items: [] },
    notifications: { items: [] },
    projects: { items: [] },
    entries: { items: [] },
    achievements: { items: [] },
    subjects: { items: [] },
    assignments: { items: [] },
    chats: { items: [] },
    settings: { items: [] },
    keys: { items: [] },
  };
}

/** A valid record of a teacher about whom nothing but the name and the employee id is known. */
export function emptyTeacherRecord({ name, id, asOf }: PersonBasis): TeacherRecord {
  return {
    format: recordFormat,
    asOf,
    kind: 'teacher',
    facultyProfile: { name, employeeId: id },
    classes: { items: [] },
    studentRows: { items: [] },
    notices: { items: [] },
    classroom: { items: [] },
    assignments: { items: [] },
    settings: { items: [] },
    keys: { items: [] },
    register: { items: [] },
  };
}
