import { z } from 'zod';
import { line } from '../common';
import { facultyAssignments } from '../faculty/assignment';
import { classes } from '../faculty/class';
import { classroom } from '../faculty/classroom';
import { facultyProfile } from '../faculty/faculty-profile';
import { facultyKeys } from '../faculty/key';
import { notices } from '../faculty/notice';
import { progress } from '../faculty/progress';
import { studentRows } from '../faculty/student-row';
import { limits } from '../limits';
import { personal, sample } from '../personal';
import { settings } from '../setting';
import { activities } from '../student/activity';
import { student } from '../student/student';
import { recordBasis, recordPhoto } from './basis';

/** A student in a teacher's register. */
const registeredStudent = z.strictObject({
  name: personal(line(limits.person).describe("The student's name.")),
  rollNumber: student.shape.rollNumber,
  section: line(limits.section).describe('The section that the student is in.'),
  activities: activities.shape.items.describe(
    'The activities that the teacher sees: those that wait for approval, and those decided.',
  ),
});

/** The students of a teacher's sections. */
export const register = z.strictObject({
  $schema: z.string().optional().describe('The schema file, for editors.'),
  sample,
  items: z.array(registeredStudent).max(10_000).describe('The students; may be empty.'),
});

/** All that the college publishes for one teacher. A field holds what the file of its name in content/faculty holds. */
export const teacherRecord = z.strictObject({
  ...recordBasis,
  kind: z.literal('teacher').describe('Whose record it is: teacher.'),
  facultyProfile: z.strictObject({ ...facultyProfile.shape, photo: recordPhoto }),
  progress,
  classes,
  studentRows,
  notices,
  classroom,
  assignments: facultyAssignments,
  settings,
  keys: facultyKeys,
  register,
});

export type TeacherRecord = z.infer<typeof teacherRecord>;

export type RegisteredStudent = z.infer<typeof registeredStudent>;
