import { z } from 'zod';
import { line } from '../common';
import { facultyKeys } from '../faculty/key';
import { limits } from '../limits';
import { studentTimetable } from '../schedule/timetable';
import { settings } from '../setting';
import { achievements } from '../student/achievement';
import { activities } from '../student/activity';
import { assignments } from '../student/assignment';
import { attendance } from '../student/attendance';
import { chats } from '../student/chat';
import { credits } from '../student/credits';
import { entries } from '../student/entry';
import { notifications } from '../student/notification';
import { projects } from '../student/project';
import { results } from '../student/results';
import { skillTimeline } from '../student/skill-timeline';
import { student } from '../student/student';
import { subjects } from '../student/subject';
import { recordBasis, recordPhoto } from './basis';

/**
 * All that the college publishes about one student. A field holds what the file of its name in content/student holds;
 * `sections` is in no file there. A list without entries is empty; what is no list is left out if the college does not
 * know it.
 */
export const studentRecord = z.strictObject({
  ...recordBasis,
  kind: z.literal('student').describe('Whose record it is: student.'),
  student: z.strictObject({ ...student.shape, photo: recordPhoto.optional() }),
  sections: z
    .array(line(limits.section))
    .min(1)
    .max(limits.sections)
    .optional()
    .describe(
      'The sections that the student is in, as the registers of the teachers name them. If left out, the student can take the assignments of every section.',
    ),
  attendance,
  activities,
  notifications,
  skillTimeline: skillTimeline.optional(),
  projects,
  entries,
  achievements,
  credits: credits.optional(),
  subjects,
  timetable: studentTimetable.optional(),
  results: results.optional(),
  assignments,
  chats,
  settings,
  keys: facultyKeys.describe('The published keys of the teachers who decide on activities.'),
});

export type StudentRecord = z.infer<typeof studentRecord>;
