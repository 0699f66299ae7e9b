import { z } from 'zod';
import { basis, monthKey, rule, schemaReference } from '../common';

const count = z.int().min(0).max(2000);

const counts = z.object({ present: count, absent: count, total: count });

const attendanceMonth = z
  .strictObject({
    month: monthKey.describe('The month, YYYY-MM.'),
    present: count.describe('Classes attended.'),
    absent: count.describe('Classes missed.'),
    total: count.describe('Classes held.'),
  })
  .check(
    rule(counts, ({ present, absent, total }, context) => {
      if (present + absent !== total)
        context.addIssue({
          code: 'custom',
          path: ['total'],
          message: `present + absent must equal total: ${present} + ${absent} = ${present + absent}.`,
          params: { allowed: String(present + absent) },
        });
    }),
  );

/** Attendance by month, and the current percentage. */
export const attendance = z
  .strictObject({
    $schema: schemaReference,
    months: z.array(attendanceMonth).min(1).max(120).describe('One entry per month, newest first.'),
    current: basis
      .extend({
        percentage: z.int().min(0).max(100).describe('Attendance of the newest month, in percent.'),
        changeFromLastWeek: z
          .int()
          .min(-100)
          .max(100)
          .describe('The change since last week in percentage points; negative for a drop.'),
      })
      .describe('The Current Attendance card.'),
  })
  .check(
    rule(z.object({ months: z.array(z.object({ month: monthKey })) }), ({ months }, context) => {
      for (const [index, entry] of months.entries()) {
        const newer = months[index - 1];
        if (newer && newer.month <= entry.month)
          context.addIssue({
            code: 'custom',
            path: ['months', index, 'month'],
            message: 'Put the newest month first, and each month once.',
            params: { allowed: `a month before ${newer.month}` },
          });
      }
    }),
    rule(
      z.object({
        months: z.array(z.unknown()),
        current: z.object({ percentage: z.int() }),
      }),
      ({ months, current }, context) => {
        const newest = counts.safeParse(months[0]).data;
        if (!newest || newest.total === 0 || newest.present + newest.absent !== newest.total)
          return;
        const percentage = Math.round((newest.present / newest.total) * 100);
        if (percentage !== current.percentage)
          context.addIssue({
            code: 'custom',
            path: ['current', 'percentage'],
            message: `${newest.present} of ${newest.total} classes is ${percentage} percent.`,
            params: { allowed: String(percentage) },
          });
      },
    ),
  );

export type Attendance = z.infer<typeof attendance>;

export type AttendanceMonth = Attendance['months'][number];
