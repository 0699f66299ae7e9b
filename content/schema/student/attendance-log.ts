import { z } from 'zod';
import { day, id, rule, time } from '../common';

const count = z.int().min(0).max(100_000);

/** The statuses of a class that a student did not attend in time. */
const exceptionStatuses = ['absent', 'late', 'excused', 'duty'] as const;

/** The weeks from a day to another, with a part of one. */
export const weeksBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (7 * 86_400_000);

const exception = z.strictObject({
  day: day.describe('The day of the class.'),
  start: time.optional().describe('When the class started; left out if the files do not say it.'),
  status: z.enum(exceptionStatuses).describe('A class without an entry was attended in time.'),
});

const weeks = z
  .array(z.tuple([count, count]).nullable())
  .min(1)
  .max(60)
  .describe(
    'For each week, the classes attended and those counted; null if they are not known by week. The first week also has what came before it. Oldest first.',
  );

const from = day.describe('The Monday of the first week.');

/** Refuses weeks that do not start on a Monday or in which more classes are attended than counted. */
export const areWeeks = rule(z.object({ from, weeks }), (log, context) => {
  if (weeksBetween('2000-01-03', log.from) % 1 !== 0)
    context.addIssue({
      code: 'custom',
      path: ['from'],
      message: 'The first week starts on a Monday.',
      params: { allowed: 'a Monday' },
    });
  for (const [index, week] of log.weeks.entries())
    if (week && week[0] > week[1])
      context.addIssue({
        code: 'custom',
        path: ['weeks', index],
        message: 'No more classes can be attended than are counted.',
        params: { allowed: `at most ${week[1]} attended` },
      });
});

/** The weeks of a log, as a register has them. */
export const logFields = {
  from,
  weeks,
  days: z
    .array(exception)
    .max(1000)
    .optional()
    .describe(
      'The classes that were not attended in time, oldest first; left out if the files have no days.',
    ),
};

/** Attendance by week, of one subject or of all classes. */
export const attendanceLog = z
  .strictObject({
    subject: id
      .optional()
      .describe('The id of the subject in subjects.json; left out for all classes.'),
    ...logFields,
  })
  .check(
    areWeeks,
    rule(z.object({ weeks, days: logFields.days }), (log, context) => {
      if (!log.days) return;
      const { attended, counted } = sumOfWeeks(log.weeks);
      const absent = log.days.filter(({ status }) => status === 'absent').length;
      if (absent === counted - attended) return;
      context.addIssue({
        code: 'custom',
        path: ['days'],
        message: `The weeks have ${counted - attended} classes that were missed, the days ${absent}.`,
        params: { allowed: `${counted - attended} absences` },
      });
    }),
  );

export type AttendanceLog = z.infer<typeof attendanceLog>;

/** Adds up the weeks of a log. */
export function sumOfWeeks(all: AttendanceLog['weeks']): { attended: number; counted: number } {
  return all.reduce(
    (sum, week) => ({
      attended: sum.attended + (week?.[0] ?? 0),
      counted: sum.counted + (week?.[1] ?? 0),
    }),
    { attended: 0, counted: 0 },
  );
}
