import { z } from 'zod';
import { basis, day, id, line, listOf } from '../common';

/** Work a student is asked to hand in. */
const assignment = z.strictObject({
  id,
  name: line(120).describe('What it is called.'),
  subject: line(80).describe('The subject it belongs to.'),
  due: day.describe('The day it is due.'),
});

/** The assignments, and how many of them wait. */
export const assignments = listOf(assignment)
  .extend({
    pending: basis.extend({
      count: z.int().min(0).max(1000).describe('How many assignments wait to be handed in.'),
      nextDue: day.nullable().describe('The day the next one is due, or null.'),
    }),
  })
  .refine(({ items, pending }) => items.length === 0 || items.length === pending.count, {
    path: ['pending', 'count'],
    message: 'When assignments are listed, the count must equal their number.',
  });

/** The parsed content of student/assignments.json. */
export type Assignments = z.infer<typeof assignments>;

/** One assignment. */
export type Assignment = z.infer<typeof assignment>;
