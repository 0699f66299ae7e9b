import { z } from 'zod';
import { day, line, monthKey } from '../common';
import { facultyAssignments } from '../faculty/assignment';
import { timetable } from '../faculty/class';
import { classroom } from '../faculty/classroom';
import { facultyProfile } from '../faculty/faculty-profile';
import { facultyKeys } from '../faculty/key';
import { notices } from '../faculty/notice';
import { progress } from '../faculty/progress';
import { studentRows } from '../faculty/student-row';
import { limits } from '../limits';
import { personal, sample } from '../personal';
import { occupancy } from '../schedule/occupancy';
import { schedule } from '../schedule/schedule';
import { settings } from '../setting';
import { activities } from '../student/activity';
import { countFields, isSum } from '../student/attendance';
import { areWeeks, logFields } from '../student/attendance-log';
import { student } from '../student/student';
import { recordBasis, recordPhoto } from './basis';
import { overview } from './overview';

/** A student in a teacher's register. */
const registeredStudent = z.strictObject({
  name: personal(line(limits.person).describe("The student's name.")),
  rollNumber: student.shape.rollNumber,
  section: line(limits.section).describe('The section that the student is in.'),
  lateral: student.shape.lateral,
  semester: student.shape.semester,
  activities: activities.shape.items.describe(
    'The activities that the teacher sees: those that wait for approval, and those decided.',
  ),
  attendance: z
    .array(
      z
        .strictObject({ month: monthKey.describe('The month, YYYY-MM.'), ...countFields })
        .check(isSum),
    )
    .max(12)
    .optional()
    .describe(
      'The classes of the section by month, newest first; of all classes if they are not known by section.',
    ),
  attendanceAsOf: day
    .optional()
    .describe('The last day of these classes, if it is not that of the record.'),
  log: z
    .strictObject(logFields)
    .check(areWeeks)
    .optional()
    .describe('The same classes by week, and the days of the last five weeks.'),
  missing: z
    .array(
      z.strictObject({
        name: line(limits.assignment.name).describe('The assignment.'),
        due: day.optional().describe('The day it was due, YYYY-MM-DD.'),
      }),
    )
    .max(1000)
    .optional()
    .describe("The section's assignments that are due and not handed in."),
  marks: z
    .array(
      z.strictObject({
        name: line(limits.assignment.name).describe('The assignment.'),
        score: z.number().min(-100_000).max(100_000).describe('The points reached.'),
        maximum: z.number().positive().max(100_000).describe('The points that can be reached.'),
        due: day.optional().describe('The day it was due, YYYY-MM-DD.'),
      }),
    )
    .max(1000)
    .optional()
    .describe("The marks in the section's assignments, oldest first."),
});

/** The students of a teacher's sections. */
const register = z.strictObject({
  $schema: z.string().optional().describe('The schema file, for editors.'),
  sample,
  items: z.array(registeredStudent).max(100_000).describe('The students; may be empty.'),
});

/**
 * All that the college publishes for one teacher. A field holds what the file of its name in content/faculty holds. A
 * list without entries is empty; what is no list is left out if the college does not know it.
 */
export const teacherRecord = z.strictObject({
  ...recordBasis,
  kind: z.literal('teacher').describe('Whose record it is: teacher.'),
  facultyProfile: z.strictObject({ ...facultyProfile.shape, photo: recordPhoto.optional() }),
  progress: progress.optional(),
  classes: timetable,
  schedule: schedule
    .optional()
    .describe('The term, special days, changes and exams of the classes.'),
  occupancy: occupancy.optional(),
  studentRows,
  notices,
  classroom,
  assignments: facultyAssignments,
  settings,
  keys: facultyKeys,
  register,
  overview: overview.optional().describe('The sections of the department, for its head.'),
});

export type TeacherRecord = z.infer<typeof teacherRecord>;

export type RegisteredStudent = z.infer<typeof registeredStudent>;
