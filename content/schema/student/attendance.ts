import { z } from 'zod';
import { basis, day, monthKey, rule, schemaReference } from '../common';

const count = z.int().min(0).max(100_000);

/** Classes by what a person did. The total counts all four. */
export const countFields = {
  present: count.describe('Classes attended in time.'),
  absent: count.describe('Classes missed without an excuse.'),
  late: count.optional().describe('Classes attended late; they count as attended.'),
  excused: count
    .optional()
    .describe('Classes missed with an excuse; they count neither as attended nor as missed.'),
  total: count.describe('Classes held.'),
};

const counts = z.object(countFields);

type Counts = z.infer<typeof counts>;

const sum = ({ present, absent, late = 0, excused = 0 }: Counts) =>
  present + absent + late + excused;

export const isSum = rule(counts, (entry, context) => {
  const { present, absent, late, excused, total } = entry;
  if (sum(entry) === total) return;
  const parts = Object.entries({ present, absent, late, excused }).filter(
    ([, value]) => value !== undefined,
  );
  const names = parts.map(([name]) => name).join(' + ');
  const values = parts.map(([, value]) => value).join(' + ');
  context.addIssue({
    code: 'custom',
    path: ['total'],
    message: `${names} must equal total: ${values} = ${sum(entry)}.`,
    params: { allowed: String(sum(entry)) },
  });
});

const attendanceMonth = z
  .strictObject({ month: monthKey.describe('The month, YYYY-MM.'), ...countFields })
  .check(isSum);

const totals = z
  .strictObject({ ...countFields, asOf: day.describe('The day of these figures.') })
  .check(isSum);

/**
 * Attendance by month, totals that are not known by month, and the current percentage. A percentage is
 * (present + late) / (total − excused), rounded down to a whole number.
 */
export const attendance = z
  .strictObject({
    $schema: schemaReference,
    months: z
      .array(attendanceMonth)
      .max(120)
      .describe('One entry per month, newest first; empty if nothing is known by month.'),
    totals: totals
      .optional()
      .describe('The figures so far, where the days of the classes are not known.'),
    current: basis
      .extend({
        percentage: z
          .int()
          .min(0)
          .max(100)
          .describe(
            'Attendance in percent: of the newest month or, without months, of the totals. Late counts as attended, excused is left out.',
          ),
        changeFromLastWeek: z
          .int()
          .min(-100)
          .max(100)
          .optional()
          .describe('The change since last week in percentage points; negative for a drop.'),
      })
      .optional()
      .describe('The Current Attendance card; left out while nothing is known.'),
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
        totals: z.unknown().optional(),
        current: z.object({ percentage: z.int() }).optional(),
      }),
      ({ months, totals: undated, current }, context) => {
        const newest = counts.safeParse(months[0] ?? undated).data;
        if (!current || !newest || sum(newest) !== newest.total) return;
        const { present, late = 0, excused = 0, total } = newest;
        const attended = present + late;
        const counted = total - excused;
        if (counted === 0) return;
        const percentage = Math.floor((attended * 100) / counted);
        if (current.percentage !== percentage)
          context.addIssue({
            code: 'custom',
            path: ['current', 'percentage'],
            message: `${attended} of ${counted} classes is ${percentage} percent, rounded down.`,
            params: { allowed: String(percentage) },
          });
      },
    ),
  );

export type Attendance = z.infer<typeof attendance>;

export type AttendanceMonth = Attendance['months'][number];
