import { z } from 'zod';
import { endTime, listOf, rule, time } from '../common';
import {
  endsAfterStart,
  lastAfterFirst,
  meetingFields,
  usualDays,
  weekdays,
} from '../schedule/meeting';

const upcomingClass = z
  .strictObject({
    ...meetingFields,
    period: z.int().min(1).max(1000).describe('The number of the period.'),
    students: z.int().min(0).max(100_000).describe('How many students are in the section.'),
  })
  .check(endsAfterStart, lastAfterFirst);

/** The classes of a timetable, by period. In a record they may overlap, as in the systems that colleges export from. */
export const timetable = listOf(upcomingClass);

/** The classes of the content. Classes on the same weekday must not overlap. */
export const classes = timetable.check(
  rule(
    z.object({ items: z.array(z.object({ start: time, end: endTime, weekdays })) }),
    ({ items }, context) => {
      const ends = new Map<string, string>();
      for (const [index, { start, end, weekdays: days = usualDays }] of items.entries()) {
        const earlier = days.flatMap((day) => ends.get(day) ?? []).sort();
        const last = earlier.at(-1);
        if (last && last > start)
          context.addIssue({
            code: 'custom',
            path: ['items', index, 'start'],
            message: `The previous class ends at ${last}.`,
            params: { allowed: `${last} or later` },
          });
        for (const day of days) ends.set(day, end);
      }
    },
  ),
);

export type UpcomingClass = z.infer<typeof upcomingClass>;
