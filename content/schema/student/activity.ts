import { z } from 'zod';
import { day, id, line, listOf, rule, status } from '../common';
import { limits } from '../limits';
import { personal, sample } from '../personal';

/** An activity that the student submitted for approval. */
const activity = z
  .strictObject({
    id,
    name: line(limits.activity.name).describe('The name of the activity.'),
    status: status.describe('Pending, approved or rejected.'),
    category: line(limits.activity.category).describe(
      'The kind of activity: the name of a category in activity-rules.json.',
    ),
    level: line(limits.activity.level)
      .optional()
      .describe('Its level, as activity-rules.json names it, for example National.'),
    hours: z
      .number()
      .positive()
      .max(limits.activity.hours)
      .optional()
      .describe('How many hours it took.'),
    proof: line(limits.activity.proof)
      .optional()
      .describe('The proof that the student has, for example Certificate.'),
    dateAdded: day.describe('The day it was submitted.'),
    issuer: line(limits.activity.issuer)
      .nullable()
      .describe('The organiser or the issuer of the certificate; null if there is none.'),
    date: day.nullable().describe('The day it took place or ended; null if unknown.'),
    credits: z
      .number()
      .min(0)
      .max(limits.activity.credits)
      .nullable()
      .describe('The credits it counts for; null for none.'),
    duty: z
      .strictObject({
        from: day.describe('The first day.'),
        to: day.describe('The last day.'),
      })
      .optional()
      .describe('The days of its event, if the classes of these days count as on duty.'),
    decision: z
      .strictObject({
        at: day.describe('The day it was decided.'),
        by: personal(line(limits.person).describe('Who decided.'), 'detail'),
        reason: personal(
          line(limits.decision.reason).nullable().describe('The reason; null if none was given.'),
          'detail',
        ),
        unsigned: z
          .literal(true)
          .optional()
          .describe('Set if it came in a file that no published key signed.'),
      })
      .nullable()
      .describe('The decision; null while it is pending.'),
  })
  .check(
    rule(z.object({ status, decision: z.unknown() }), ({ status: state, decision }, context) => {
      if (state === 'Pending' && decision !== null)
        context.addIssue({
          code: 'custom',
          path: ['decision'],
          message: 'A pending activity has no decision. Set it to null, or change the status.',
        });
      if (state !== 'Pending' && decision === null)
        context.addIssue({
          code: 'custom',
          path: ['decision'],
          message: `An activity that is ${state.toLowerCase()} needs a decision.`,
          params: { allowed: 'the day, who decided and why, or the status "Pending"' },
        });
    }),
  );

export const activities = listOf(activity).extend({ sample });

export type PublishedActivity = z.infer<typeof activity>;
