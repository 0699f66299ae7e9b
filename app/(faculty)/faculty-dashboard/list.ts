import { sectionsOf } from '@/components/assignment/model/assignment';
import { classes, classroom, facultyKeys, notices, studentRows } from '@/content/faculty';
import { activities } from '@/content/student';

/** The lists of this page, by file name. */
export const lists = () => ({
  students: studentRows,
  activities,
  notices,
  sections: sectionsOf(classroom, classes),
  keys: facultyKeys,
});
