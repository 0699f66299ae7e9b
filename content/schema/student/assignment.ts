import { z } from 'zod';
import { basis, day, id, line, listOf, rule, text } from '../common';
import { limits } from '../limits';

const score = z.number().min(-100_000).max(100_000);

const state = z.enum(['graded', 'submitted', 'missing', 'late', 'exempt']);

/** A mark of the class, in whole percent. */
const percent = z.int().min(-1000).max(1000);

export const classFigures = z
  .strictObject({
    count: z.int().min(10).max(100_000).describe('How many students have a mark; ten or more.'),
    middle: percent.describe('The median of their marks.'),
    low: percent.optional().describe('The first quarter; left out if it is the third, too.'),
    high: percent.optional().describe('The third quarter.'),
  })
  .check(
    rule(
      z.object({ middle: percent, low: percent.optional(), high: percent.optional() }),
      ({ low, middle, high }, context) => {
        if ((low ?? middle) <= middle && middle <= (high ?? middle)) return;
        context.addIssue({
          code: 'custom',
          path: ['middle'],
          message: 'The median is between the first and the third quarter.',
          params: { allowed: `from ${low} to ${high}` },
        });
      },
    ),
  );

export type ClassFigures = z.infer<typeof classFigures>;

const assignment = z
  .strictObject({
    id,
    name: line(limits.assignment.name).describe('The name of the assignment.'),
    subject: line(limits.course).describe('The subject it belongs to.'),
    subjectId: id
      .optional()
      .describe('The id of the subject in subjects.json; its marks count there.'),
    weight: z
      .number()
      .min(0)
      .max(100)
      .optional()
      .describe('How much it counts in the subject, in percent.'),
    due: day.optional().describe('The day it is due.'),
    description: text(limits.assignment.description)
      .min(1)
      .optional()
      .describe('What to do, in a few sentences.'),
    state: state
      .optional()
      .describe(
        'What became of it: graded, submitted, late (handed in after the due day), missing (due and not handed in) or exempt; left out while it is open.',
      ),
    score: score.optional().describe('The points reached.'),
    maximum: score.min(0).optional().describe('The points that can be reached.'),
    grade: line(limits.assignment.grade)
      .optional()
      .describe('A grade that is not a number of points, for example A-.'),
    class: classFigures
      .optional()
      .describe('The marks of the class in percent; left out below ten marks.'),
  })
  .check(
    rule(
      z.object({
        state: z.unknown().optional(),
        score: z.unknown().optional(),
        grade: z.unknown().optional(),
      }),
      (entry, context) => {
        if (entry.state === undefined && (entry.score ?? entry.grade) !== undefined)
          context.addIssue({
            code: 'custom',
            path: ['state'],
            message: 'An assignment with a score or a grade needs a state.',
            params: { allowed: state.options.map((name) => `"${name}"`).join(', ') },
          });
      },
    ),
  );

const isOpen = (entry: { state?: unknown }) =>
  entry.state === undefined || entry.state === 'missing';

/** The assignments, and how many are pending: those without a state, and missing ones. */
export const assignments = listOf(assignment)
  .extend({
    pending: basis
      .extend({
        count: z.int().min(0).max(10_000).describe('How many assignments are not handed in yet.'),
        nextDue: day
          .nullable()
          .describe(
            'The day the next one is due; null for none. The dashboard takes it from the items.',
          ),
      })
      .optional()
      .describe('The count on the dashboard; left out if the college does not know it.'),
  })
  .check(
    rule(
      z.object({
        items: z.array(z.object({ state: z.unknown().optional() })),
        pending: z.object({ count: z.int() }).optional(),
      }),
      ({ items, pending }, context) => {
        if (pending === undefined) return;
        const open = items.filter(isOpen).length;
        if (items.length > 0 && open !== pending.count)
          context.addIssue({
            code: 'custom',
            path: ['pending', 'count'],
            message:
              'When assignments are listed, the count must equal the number of those that are not handed in.',
            params: { allowed: String(open) },
          });
      },
    ),
  );

type Assignments = z.infer<typeof assignments>;

export type Assignment = z.infer<typeof assignment>;

export type Pending = NonNullable<Assignments['pending']>;
