import { z } from 'zod';
import { day, endTime, id, line, rule, time, weekday } from '../common';
import { limits } from '../limits';
import { personal } from '../personal';

/** The days of a class without `weekdays`. */
export const usualDays = weekday.exclude(['Sunday']).options;

export const weekdays = z
  .array(weekday)
  .min(1)
  .max(7)
  .refine((days) => new Set(days).size === days.length, 'List each day once.')
  .optional();

/** The teachers of a class. */
export const teachers = personal(
  z.array(line(limits.person)).min(1).max(limits.teachers).describe('The names of the teachers.'),
);

/** The weekly times and rooms of a section. */
export const meetingFields = {
  id,
  start: time.describe('When it starts, HH:mm.'),
  end: endTime.describe('When it ends, HH:mm; 24:30 is half past midnight.'),
  section: line(limits.section).describe('The section code, for example 1CSE33.'),
  course: line(limits.course).describe('The name of the course.'),
  room: line(limits.room).optional().describe('The room it is held in.'),
  batch: line(limits.batch)
    .optional()
    .describe('The batch of the section that it is for, for example B1.'),
  elective: line(limits.batch)
    .optional()
    .describe('The elective whose courses are held at one time, for example PE-I.'),
  weekdays: weekdays.describe(
    'The weekdays it is held on, for example ["Monday", "Thursday"]; if left out, every day except Sunday.',
  ),
  from: day.optional().describe('The first day it is held, YYYY-MM-DD; left out for no limit.'),
  to: day.optional().describe('The last day it is held, YYYY-MM-DD; left out for no limit.'),
  dates: z
    .array(day)
    .min(1)
    .max(2000)
    .optional()
    .describe('The only days it is held on, YYYY-MM-DD; left out if it is held every week.'),
};

/** Refuses an end that is not after the start. */
export const endsAfterStart = rule(
  z.object({ start: time, end: endTime }),
  ({ start, end }, context) => {
    if (start >= end)
      context.addIssue({
        code: 'custom',
        path: ['end'],
        message: 'It must end after it starts.',
        params: { allowed: `a time after ${start}` },
      });
  },
);

/** Refuses a last day before the first. */
export const lastAfterFirst = rule(
  z.object({ from: day.optional(), to: day.optional() }),
  ({ from, to }, context) => {
    if (from !== undefined && to !== undefined && from > to)
      context.addIssue({
        code: 'custom',
        path: ['to'],
        message: 'The last day cannot be before the first.',
        params: { allowed: `${from} or later` },
      });
  },
);

/** A weekly meeting of a section that a student is in. */
export const meeting = z
  .strictObject({
    ...meetingFields,
    subject: id
      .optional()
      .describe('The id of the subject in subjects.json; left out if none is its own.'),
    teachers: teachers.optional(),
  })
  .check(endsAfterStart, lastAfterFirst);

export type Meeting = z.infer<typeof meeting>;
