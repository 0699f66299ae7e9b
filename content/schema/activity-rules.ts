import { z } from 'zod';
import { id, line, link, rule, schemaReference, uniqueIds } from './common';
import { limits } from './limits';

const points = z.number().min(0).max(limits.rules.points);

const level = z.strictObject({
  name: line(limits.activity.level).describe('The level, for example National.'),
  points: points.describe('The points of one activity at this level.'),
});

const pointRule = z.discriminatedUnion('per', [
  z.strictObject({
    per: z.literal('activity').describe('Each activity has the same points.'),
    points: points.describe('The points of one activity.'),
  }),
  z.strictObject({
    per: z.literal('hours').describe('The points depend on the hours.'),
    hours: z
      .number()
      .positive()
      .max(limits.activity.hours)
      .describe('The hours that have the points. Hours of several activities are added up.'),
    points: points.describe('The points of this many full hours.'),
  }),
  z.strictObject({
    per: z.literal('level').describe('The points depend on the level.'),
    levels: z.array(level).min(1).max(40).describe('The levels, lowest first.'),
  }),
]);

const range = z
  .strictObject({
    from: z
      .number()
      .min(0)
      .max(limits.activity.hours)
      .describe('The fewest hours. With fewer, nothing under this head counts.'),
    to: z
      .number()
      .min(0)
      .max(limits.activity.hours)
      .describe('The hours that the rules plan at most; more are no error.'),
  })
  .check(
    rule(z.object({ from: z.number(), to: z.number() }), ({ from, to }, context) => {
      if (to < from)
        context.addIssue({
          code: 'custom',
          path: ['to'],
          message: 'The most hours are fewer than the fewest.',
          params: { allowed: `at least ${from}` },
        });
    }),
  );

const head = z.strictObject({
  id,
  name: line(limits.rules.name).describe('The head, for example Sports and games.'),
  required: points.optional().describe('The points that a student needs under this head.'),
  lateral: points
    .optional()
    .describe('The same for a student of lateral entry; as for the others if left out.'),
  cap: points.optional().describe('The most points that count under this head.'),
  hours: range.optional().describe('The hours of all activities under this head together.'),
});

const category = z.strictObject({
  id,
  name: line(limits.activity.category).describe('The category as students choose it.'),
  head: id.nullable().describe('The id of its head; null if its activities have no points.'),
  points: pointRule.describe('The rule by which its activities become points.'),
  cap: points.optional().describe('The most points that count in this category.'),
  proof: z
    .array(line(limits.activity.proof))
    .max(12)
    .describe('The accepted proofs, for example Certificate; empty if no proof is needed.'),
  needs: z
    .array(z.enum(['hours', 'level']))
    .max(2)
    .describe('The facts that a student has to state: hours, level, both or neither.'),
  naac: z
    .enum(['5.3.1', '1.3.2'])
    .optional()
    .describe(
      "NAAC's data template that lists its approved activities: 5.3.1 (awards) or 1.3.2 (internships).",
    ),
  note: line(limits.rules.note)
    .optional()
    .describe('A note on the rules, for example a shortest duration.'),
});

const due = z
  .array(
    z.strictObject({
      semester: z
        .int()
        .min(1)
        .max(limits.student.semester)
        .describe('The first semester in which they are due.'),
      points: points.describe('The points that a student of this semester needs in total.'),
      lateral: points
        .optional()
        .describe('The same for a student of lateral entry; as for the others if left out.'),
    }),
  )
  .min(1)
  .max(limits.student.semester)
  .check(
    rule(z.array(z.object({ semester: z.number() })), (entries, context) => {
      for (const [index, { semester }] of entries.entries()) {
        const before = entries[index - 1]?.semester ?? 0;
        if (semester <= before)
          context.addIssue({
            code: 'custom',
            path: [index, 'semester'],
            message: 'Put the earliest semester first, and each semester once.',
            params: { allowed: `at least ${before + 1}` },
          });
      }
    }),
  );

const categories = z
  .array(category)
  .min(1)
  .max(limits.rules.categories)
  .check(uniqueIds)
  .check(
    rule(z.array(z.object({ name: z.string() })), (entries, context) => {
      const names = entries.map(({ name }) => name.toLowerCase());
      for (const [index, name] of names.entries())
        if (names.indexOf(name) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'name'],
            message: 'Another category already has this name.',
            params: { allowed: 'a name that no other category has' },
          });
    }),
    rule(
      z.array(z.object({ points: z.object({ per: z.string() }), needs: z.array(z.string()) })),
      (entries, context) => {
        for (const [index, { points: own, needs }] of entries.entries())
          if (own.per !== 'activity' && !needs.includes(own.per))
            context.addIssue({
              code: 'custom',
              path: [index, 'needs'],
              message: `Points per ${own.per} need the ${own.per} of an activity.`,
              params: { allowed: `a list with "${own.per}"` },
            });
      },
    ),
  );

/** The kinds of activities that the college approves, and the activity points that they have. */
export const activityRules = z
  .strictObject({
    $schema: schemaReference,
    name: line(limits.rules.name).describe('The name of the rules, for example Activity points.'),
    source: z
      .strictObject({
        text: line(limits.rules.note).describe('The document that the rules are from.'),
        href: link.describe('Its address.'),
      })
      .optional()
      .describe('Where the rules are from.'),
    required: points
      .nullable()
      .describe('The points that a student needs in total; null if no total is needed.'),
    lateral: points
      .optional()
      .describe('The same for a student of lateral entry; as for the others if left out.'),
    due: due
      .optional()
      .describe(
        'The points that are due by semester, for the compliance list and the points of a student; what the heads ask for is due with the last entry. Left out if everything is always due.',
      ),
    decisionDays: z
      .number()
      .int()
      .min(1)
      .max(365)
      .optional()
      .describe(
        'The days that a teacher has for a decision; afterwards the student is offered to remind the teacher. 14 if left out.',
      ),
    heads: z
      .array(head)
      .max(limits.rules.heads)
      .check(uniqueIds)
      .describe('The heads that points are counted under; empty if there are no points.'),
    categories: categories.describe('The categories, in the order in which students choose.'),
  })
  .check(
    rule(
      z.object({
        heads: z.array(z.object({ id: z.string() })),
        categories: z.array(z.object({ head: z.string().nullable() })),
      }),
      ({ heads, categories: entries }, context) => {
        const ids = heads.map((one) => one.id);
        for (const [index, { head: own }] of entries.entries())
          if (own !== null && !ids.includes(own))
            context.addIssue({
              code: 'custom',
              path: ['categories', index, 'head'],
              message: 'There is no head with this id.',
              params: { allowed: [...ids, 'null'].join(', ') },
            });
      },
    ),
  );

export type ActivityRules = z.infer<typeof activityRules>;

export type ActivityHead = ActivityRules['heads'][number];

export type ActivityCategory = ActivityRules['categories'][number];
