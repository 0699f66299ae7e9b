import { z } from 'zod';
import { day, id, line, listOf, rule, status } from '../common';
import { personal, sample } from '../personal';

/** Something the student did and submitted for approval. */
const activity = z
  .strictObject({
    id,
    name: line(120).describe('What it was.'),
    status: status.describe('Whether it waits, was approved or was rejected.'),
    category: z.enum(['Workshop', 'Hackathon', 'Course']).describe('What kind of activity it was.'),
    dateAdded: day.describe('The day it was submitted.'),
    issuer: line(80)
      .nullable()
      .describe('Who held it or issued its certificate; null where nobody did.'),
    date: day.nullable().describe('The day it took place or ended; null where it is not known.'),
    credits: z
      .number()
      .min(0)
      .max(40)
      .nullable()
      .describe('The credits it counts for; null where it counts for none.'),
    decision: z
      .strictObject({
        at: day.describe('The day it was decided.'),
        by: personal(line(80).describe('Who decided.'), 'detail'),
        reason: personal(
          line(300).nullable().describe('Why; null where no reason was given.'),
          'detail',
        ),
      })
      .nullable()
      .describe('How it was decided; null while it is pending.'),
  })
  .check(
    rule(z.object({ status, decision: z.unknown() }), ({ status: state, decision }, context) => {
      if (state === 'Pending' && decision !== null)
        context.addIssue({
          code: 'custom',
          path: ['decision'],
          message: 'A pending activity has no decision yet. Make it null, or name the new status.',
        });
      if (state !== 'Pending' && decision === null)
        context.addIssue({
          code: 'custom',
          path: ['decision'],
          message: `An activity that is ${state.toLowerCase()} needs its decision.`,
          params: { allowed: 'the day, who decided and why, or the status "Pending"' },
        });
    }),
  );

/** Everything the student submitted. */
export const activities = listOf(activity).extend({ sample });

/** One submitted activity. */
export type Activity = z.infer<typeof activity>;
