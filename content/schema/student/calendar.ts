import { z } from 'zod';
import { day, id, line, listOf, monthKey, rule, schemaReference, time } from '../common';
import { limits } from '../limits';

const event = z.strictObject({
  id,
  day: z.int().min(1).max(31).describe('The day of the month; its first day if it has an end.'),
  end: day
    .optional()
    .describe('Its last day, YYYY-MM-DD, which may be in a later month; left out for one day.'),
  time: time.optional().describe('When it starts, HH:mm; left out for whole days.'),
  type: z
    .enum(['assignment', 'quiz', 'exam', 'holiday', 'event'])
    .describe('What it is; sets the colour.'),
  label: line(limits.calendar.label).describe('The text of the tooltip, for example 1 Quiz.'),
});

const calendarMonth = z
  .strictObject({
    month: monthKey.describe('The month, YYYY-MM.'),
    events: listOf(event).shape.items.describe('The events that start in this month.'),
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
    rule(
      z.object({
        month: monthKey,
        events: z.array(z.object({ day: z.int(), end: day.optional() })),
      }),
      ({ month, events }, context) => {
        for (const [index, entry] of events.entries()) {
          const first = `${month}-${String(entry.day).padStart(2, '0')}`;
          if (entry.end !== undefined && entry.end < first)
            context.addIssue({
              code: 'custom',
              path: ['events', index, 'end'],
              message: 'It cannot end before it starts.',
              params: { allowed: `${first} or later` },
            });
        }
      },
    ),
  );

/** The academic calendar, one entry per month. */
export const calendar = z
  .strictObject({
    $schema: schemaReference,
    weekStart: z.enum(['Sunday', 'Monday']).describe('The day a week starts on.'),
    shown: monthKey.describe(
      'The month that an open sample shows first; a site without it shows the month of today, and this one without JavaScript.',
    ),
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
