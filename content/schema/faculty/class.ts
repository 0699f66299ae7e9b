import { z } from 'zod';
import { id, line, listOf, rule } from '../common';

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Write the time as HH:mm, 24 hours.');

/** A class that is about to be held. */
const upcomingClass = z
  .strictObject({
    id,
    period: z.int().min(1).max(20).describe('The number of the period.'),
    start: time.describe('When it starts, HH:mm.'),
    end: time.describe('When it ends, HH:mm.'),
    section: line(20).describe('The section code, for example 1CSE33.'),
    course: line(80).describe('The name of the course.'),
    students: z.int().min(0).max(1000).describe('How many students are in the section.'),
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

/** The classes of the day, by period. */
export const classes = listOf(upcomingClass).check(
  rule(z.object({ items: z.array(z.object({ start: time, end: time })) }), ({ items }, context) => {
    for (const [index, entry] of items.entries()) {
      const earlier = items[index - 1];
      if (earlier && earlier.end > entry.start)
        context.addIssue({
          code: 'custom',
          path: ['items', index, 'start'],
          message: `The class before it ends at ${earlier.end}.`,
          params: { allowed: `${earlier.end} or later` },
        });
    }
  }),
);

/** One upcoming class. */
export type UpcomingClass = z.infer<typeof upcomingClass>;
