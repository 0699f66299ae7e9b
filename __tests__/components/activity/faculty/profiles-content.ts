import { facultyProfile, studentRows } from '@/content/faculty';
import { activities, student } from '@/content/student';

/** Props of the student profiles with the sample content. */
export const profilesContent = {
  rows: studentRows,
  students: [],
  student,
  activities,
  categories: ['Workshop', 'Hackathon', 'Course'],
  by: facultyProfile.name,
  employeeId: facultyProfile.employeeId,
  keys: [],
};
