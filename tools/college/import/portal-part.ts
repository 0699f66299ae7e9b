import type { StudentRecord } from '@/content/schema/record/student-record';
import type { TeacherRecord } from '@/content/schema/record/teacher-record';
import type { PublishedActivity } from '@/content/schema/student/activity';
import { emptyStudentRecord, emptyTeacherRecord } from '../empty-record';

/** The fields that the files of a college have of a student; everything else in a record is the portal's own. */
const importedOfStudent = [
  ...['asOf', 'sections', 'attendance', 'subjects', 'timetable', 'results', 'credits'],
  ...['skillTimeline', 'assignments'],
];
const importedProfile = [
  ...['name', 'firstName', 'rollNumber', 'employeeId', 'program', 'semester', 'batch', 'cgpa'],
  ...['lateral', 'email', 'city', 'designation'],
];
const importedOfTeacher = [
  ...['asOf', 'classes', 'schedule', 'occupancy', 'classroom', 'assignments', 'register'],
];

interface Basis {
  id: string;
  name: string;
  asOf: string;
}

/** A student's record with only what no file of the college says. */
export function studentBasis(before: StudentRecord | undefined, basis: Basis): StudentRecord {
  const empty = emptyStudentRecord(basis);
  if (!before) return empty;
  return {
    ...empty,
    ...without(before, importedOfStudent),
    student: { ...empty.student, ...without(before.student, importedProfile) },
    activities: { ...before.activities, items: ownActivities(before.activities.items) },
  };
}

/** A teacher's record with only what no file of the college says. */
export function teacherBasis(before: TeacherRecord | undefined, basis: Basis): TeacherRecord {
  const empty = emptyTeacherRecord(basis);
  if (!before) return empty;
  return {
    ...empty,
    ...without(before, importedOfTeacher),
    facultyProfile: {
      ...empty.facultyProfile,
      ...without(before.facultyProfile, importedProfile),
    },
  };
}

/** The activities that students have submitted, without those that tables have. */
export const ownActivities = (items: readonly PublishedActivity[]): PublishedActivity[] =>
  items.filter(({ id }) => !id.startsWith('listed-'));

const without = <T extends object>(value: T, fields: readonly string[]): Partial<T> =>
  Object.fromEntries(
    Object.entries(value).filter(([field]) => !fields.includes(field)),
  ) as Partial<T>;
