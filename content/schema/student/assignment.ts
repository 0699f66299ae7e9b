import { z } from 'zod';
import { basis, day, id, line, listOf, rule } from '../common';
import { limits } from '../limits';

const assignment = z.strictObject({
  id,
  name: line(limits.assignment.name).describe('The name of the assignment.'),
  subject: line(limits.course).describe('The subject it belongs to.'),
  due: day.describe('The day it is due.'),
});

/** The assignments, and how many are pending. */
export const assignments = listOf(assignment)
  .extend({
    pending: basis
      .extend({
        count: z.int().min(0).max(10_000).describe('How many assignments are not handed in yet.'),
        nextDue: day.nullable().describe('The day the next one is due; null for none.'),
      })
      .describe('The count on the dashboard.'),
  })
  .check(
    rule(
      z.object({ items: z.array(z.unknown()), pending: z.object({ count: z.int() }) }),
      ({ items, pending }, context) => {
        if (items.length > 0 && items.length !== pending.count)
          context.addIssue({
            code: 'custom',
            path: ['pending', 'count'],
            message: 'When assignments are listed, the count must equal their number.',
            params: { allowed: String(items.length) },
          });
      },
    ),
  );

export type Assignments = z.infer<typeof assignments>;

export type Assignment = z.infer<typeof assignment>;
