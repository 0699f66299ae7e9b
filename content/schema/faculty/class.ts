import { z } from 'zod';
import { day, id, line, listOf, rule, time, weekday } from '../common';
import { limits } from '../limits';

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
    period: z.int().min(1).max(1000).describe('The number of the period.'),
    start: time.describe('When it starts, HH:mm.'),
    end: time.describe('When it ends, HH:mm.'),
    section: line(limits.section).describe('The section code, for example 1CSE33.'),
    course: line(limits.course).describe('The name of the course.'),
    room: line(limits.room).optional().describe('The room it is held in.'),
    students: z.int().min(0).max(100_000).describe('How many students are in the section.'),
    weekdays: weekdays.describe(
      'The weekdays it is held on, for example ["Monday", "Thursday"]; if left out, every day except Sunday.',
    ),
    from: day.optional().describe('The first day it is held, YYYY-MM-DD; left out for no limit.'),
    to: day.optional().describe('The last day it is held, YYYY-MM-DD; left out for no limit.'),
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
    rule(z.object({ from: day.optional(), to: day.optional() }), ({ from, to }, context) => {
      if (from !== undefined && to !== undefined && from > to)
        context.addIssue({
          code: 'custom',
          path: ['to'],
          message: 'The last day cannot be before the first.',
          params: { allowed: `${from} or later` },
        });
    }),
  );

/** The classes of a timetable, by period. In a record they may overlap, as in the systems that colleges export from. */
export const timetable = listOf(upcomingClass);

/** The classes of the content. Classes on the same weekday must not overlap. */
export const classes = timetable.check(
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
