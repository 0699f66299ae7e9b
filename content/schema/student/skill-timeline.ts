import { z } from 'zod';
import { line, rule, schemaReference } from '../common';

const names = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

const month = z.enum(names);

const point = z
  .strictObject({
    month: month.describe('The short name of the month, Jan to Dec.'),
    shortMonth: month.describe('The same name, shown on the axis.'),
    value: z.number().min(0).max(1_000_000).describe('Skill points gained in this month.'),
  })
  .check(
    rule(z.object({ month, shortMonth: month }), (entry, context) => {
      if (entry.month !== entry.shortMonth)
        context.addIssue({
          code: 'custom',
          path: ['shortMonth'],
          message: 'Write the same month as in month.',
          params: { allowed: entry.month },
        });
    }),
  );

const period = z.strictObject({
  period: z
    .string()
    .regex(/^\d{4}-\d{2}$/, 'Write the period as 2025-26.')
    .describe('The academic year, for example 2025-26.'),
  highlight: z
    .strictObject({
      month: month.describe('The month of the dashed line.'),
      color: z.enum(['orange', 'red', 'purple']).describe('The colour of the line and its dot.'),
    })
    .describe('The highlighted month of this year.'),
  points: z
    .array(point)
    .length(12)
    .check(
      rule(z.array(z.object({ month })), (points, context) => {
        if (points.length !== names.length) return;
        for (const [index, entry] of points.entries())
          if (entry.month !== names[index])
            context.addIssue({
              code: 'custom',
              path: [index, 'month'],
              message: 'List the months from Jan to Dec.',
              params: { allowed: names[index] },
            });
      }),
    )
    .describe('Twelve months, January first.'),
});

/** Skill points by month, for each academic year. */
export const skillTimeline = z
  .strictObject({
    $schema: schemaReference,
    unit: line(40).describe('What the values count.'),
    periods: z
      .array(period)
      .min(1)
      .max(20)
      .describe('The academic years, newest first; the first is shown initially.'),
  })
  .check(
    rule(
      z.object({ periods: z.array(z.object({ period: z.string() })) }),
      ({ periods }, context) => {
        for (const [index, entry] of periods.entries())
          if (periods.findIndex((other) => other.period === entry.period) !== index)
            context.addIssue({
              code: 'custom',
              path: ['periods', index, 'period'],
              message: 'This period is already listed above.',
              params: { allowed: 'a period that no other entry has' },
            });
      },
    ),
  );

export type SkillTimeline = z.infer<typeof skillTimeline>;

export type SkillPeriod = SkillTimeline['periods'][number];
