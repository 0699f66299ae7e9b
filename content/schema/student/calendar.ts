import { z } from 'zod';
import { id, line, listOf, monthKey, rule, schemaReference } from '../common';

const event = z.strictObject({
  id,
  day: z.int().min(1).max(31).describe('The day of the month.'),
  type: z.enum(['assignment', 'quiz']).describe('What is due; sets the colour.'),
  label: line(60).describe('The text of the tooltip, for example 1 Quiz.'),
});

const calendarMonth = z
  .strictObject({
    month: monthKey.describe('The month, YYYY-MM.'),
    events: listOf(event).shape.items.describe('The events of this month.'),
  })
  .check(
    rule(
      z.object({ month: monthKey, events: z.array(z.object({ day: z.int() })) }),
      ({ month, events }, context) => {
        const [year, number] = month.split('-').map(Number);
        const days = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
        for (const [index, entry] of events.entries())
          if (entry.day > days && entry.day <= 31)
            context.addIssue({
              code: 'custom',
              path: ['events', index, 'day'],
              message: `${month} has ${days} days.`,
              params: { allowed: `1 to ${days}` },
            });
      },
    ),
  );

/** The academic calendar, one entry per month. */
export const calendar = z
  .strictObject({
    $schema: schemaReference,
    weekStart: z.enum(['Sunday', 'Monday']).describe('The day a week starts on.'),
    shown: monthKey.describe('The month that the dashboard shows first.'),
    months: z.array(calendarMonth).min(1).max(60).describe('The months, oldest first.'),
  })
  .check(
    rule(
      z.object({ shown: monthKey, months: z.array(z.object({ month: monthKey })) }),
      ({ shown, months }, context) => {
        const keys = months.map((entry) => entry.month);
        if (!keys.includes(shown))
          context.addIssue({
            code: 'custom',
            path: ['shown'],
            message: 'Choose one of the months below.',
            params: { allowed: keys.join(', ') },
          });
      },
    ),
    rule(z.object({ months: z.array(z.object({ month: monthKey })) }), ({ months }, context) => {
      for (const [index, entry] of months.entries()) {
        const earlier = months[index - 1];
        if (earlier && earlier.month >= entry.month)
          context.addIssue({
            code: 'custom',
            path: ['months', index, 'month'],
            message: 'Put the oldest month first, and each month once.',
            params: { allowed: `a month after ${earlier.month}` },
          });
      }
    }),
  );

export type Calendar = z.infer<typeof calendar>;

export type CalendarMonth = Calendar['months'][number];

export type CalendarEvent = CalendarMonth['events'][number];
