import { z } from 'zod';
import { line, rule } from '../common';
import { facultyKeys } from '../faculty/key';
import { limits } from '../limits';
import { studentTimetable } from '../schedule/timetable';
import { settings } from '../setting';
import { achievements } from '../student/achievement';
import { activities } from '../student/activity';
import { assignments } from '../student/assignment';
import { attendance, countFields } from '../student/attendance';
import {
  attendanceLog,
  sumOfWeeks,
  weeksBetween,
  type AttendanceLog,
} from '../student/attendance-log';
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

const studentFields = z.strictObject({
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
  log: z
    .array(attendanceLog)
    .max(40)
    .optional()
    .describe('Attendance by week; left out while nothing is known by week.'),
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

const counted = z.object({ ...countFields, asOf: z.string() });

type Counted = z.infer<typeof counted>;

/** The weeks of a subject add up to its attendance, and end in the week of its day. */
const addUp = rule(
  z.object({
    log: z.array(attendanceLog).optional(),
    subjects: z.object({
      items: z.array(z.object({ id: z.string(), attendance: counted.optional() })),
    }),
  }),
  ({ log = [], subjects: { items } }, context) => {
    for (const [index, { subject, from, weeks }] of log.entries()) {
      if (subject === undefined) continue;
      const found = items.find(({ id }) => id === subject)?.attendance;
      const problem = found
        ? problemOfWeeks(found, weeks, from)
        : { message: 'No subject with attendance has this id.', allowed: 'the id of a subject' };
      if (problem)
        context.addIssue({
          code: 'custom',
          path: ['log', index, found ? 'weeks' : 'subject'],
          message: problem.message,
          params: { allowed: problem.allowed },
        });
    }
  },
);

function problemOfWeeks(
  { present, late = 0, excused = 0, total, asOf }: Counted,
  weeks: AttendanceLog['weeks'],
  from: string,
): { message: string; allowed: string } | undefined {
  const sum = sumOfWeeks(weeks);
  const [attended, held] = [present + late, total - excused];
  if (sum.attended !== attended || sum.counted !== held)
    return {
      message: `The weeks have ${sum.attended} of ${sum.counted} classes, the attendance of the subject ${attended} of ${held}.`,
      allowed: `${attended} of ${held}`,
    };
  const last = Math.floor(weeksBetween(from, asOf)) + 1;
  if (weeks.length === last) return undefined;
  return {
    message: `The last week must be that of ${asOf}, the day of the figures.`,
    allowed: `${last} weeks`,
  };
}

/**
 * All that the college publishes about one student. A field holds what the file of its name in content/student holds;
 * `sections` is in no file there. A list without entries is empty; what is no list is left out if the college does not
 * know it.
 */
export const studentRecord = studentFields.check(addUp);

export type StudentRecord = z.infer<typeof studentRecord>;
