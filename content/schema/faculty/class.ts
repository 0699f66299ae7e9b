import { z } from 'zod';
import { id, line, listOf, rule, weekday } from '../common';
import { limits } from '../limits';

const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Write the time as HH:mm, in 24-hour time.');

/** The days of a class without `weekdays`. */
const usualDays = weekday.exclude(['Sunday']).options;

const weekdays = z
  .array(weekday)
  .min(1)
  .max(7)
  .refine((days) => new Set(days).size === days.length, 'List each day once.')
  .optional();

const upcomingClass = z
  .strictObject({
    id,
    period: z.int().min(1).max(20).describe('The number of the period.'),
    start: time.describe('When it starts, HH:mm.'),
    end: time.describe('When it ends, HH:mm.'),
    section: line(limits.section).describe('The section code, for example 1CSE33.'),
    course: line(limits.course).describe('The name of the course.'),
    students: z.int().min(0).max(1000).describe('How many students are in the section.'),
    weekdays: weekdays.describe(
      'The weekdays it is held on, for example ["Monday", "Thursday"]; if left out, every day except Sunday.',
    ),
  })
  .check(
    rule(z.object({ start: time, end: time }), ({ start, end }, context) => {
      if (start >= end)
        context.addIssue({
          code: 'custom',
          path: ['end'],
          message: 'The class must end after it starts.',
          params: { allowed: `a time after ${start}` },
        });
    }),
  );

/** The classes of the timetable, by period. Classes on the same weekday must not overlap. */
export const classes = listOf(upcomingClass).check(
  rule(
    z.object({ items: z.array(z.object({ start: time, end: time, weekdays })) }),
    ({ items }, context) => {
      const ends = new Map<string, string>();
      for (const [index, { start, end, weekdays: days = usualDays }] of items.entries()) {
        const earlier = days.flatMap((day) => ends.get(day) ?? []).sort();
        const last = earlier.at(-1);
        if (last && last > start)
          context.addIssue({
            code: 'custom',
            path: ['items', index, 'start'],
            message: `The previous class ends at ${last}.`,
            params: { allowed: `${last} or later` },
          });
        for (const day of days) ends.set(day, end);
      }
    },
  ),
);

export type UpcomingClass = z.infer<typeof upcomingClass>;
