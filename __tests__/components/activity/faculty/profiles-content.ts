import { facultyProfile, studentRows } from '@/content/faculty';
import { activities, student } from '@/content/student';

/** Props of the student profiles with the sample content. */
export const profilesContent = {
  rows: studentRows,
  students: [],
  student,
  activities,
  by: facultyProfile.name,
  employeeId: facultyProfile.employeeId,
  keys: [],
};
