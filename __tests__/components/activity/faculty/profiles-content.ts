import { facultyProfile, studentRows } from '@/content/faculty';
import { activities, student } from '@/content/student';

/** What the student profiles of the sample are given. */
export const profilesContent = {
  rows: studentRows,
  student,
  activities,
  by: facultyProfile.name,
  employeeId: facultyProfile.employeeId,
  keys: [],
};
