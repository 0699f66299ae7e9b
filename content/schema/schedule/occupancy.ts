import { z } from 'zod';
import { day, endTime, line, time, weekday } from '../common';
import { limits } from '../limits';
import { endsAfterStart, lastAfterFirst } from './meeting';

/** The time of a use every week, or on a day: then the first day is the last. */
const use = z
  .strictObject({
    weekday: weekday.describe('The weekday.'),
    start: time.describe('From, HH:mm.'),
    end: endTime.describe('To, HH:mm.'),
    from: day.optional().describe('The first day, YYYY-MM-DD; left out for no limit.'),
    to: day.optional().describe('The last day, YYYY-MM-DD; left out for no limit.'),
    what: line(limits.cancellation.title)
      .optional()
      .describe('The use, for example 1CSE33 Mathematics.'),
    exam: z.literal(true).optional().describe('True if it is an exam, which cannot move.'),
  })
  .check(endsAfterStart, lastAfterFirst);

const inUse = z.strictObject({
  name: line(limits.section).describe('The section or the room.'),
  uses: z.array(use).max(1000).describe('When it is in use.'),
});

/** The data that a teacher needs to find a free slot: when the own sections, and the rooms of the college, are in use. */
export const occupancy = z.strictObject({
  sections: z
    .array(inUse)
    .max(1000)
    .describe('When a student of a section that the teacher teaches has a class or an exam.'),
  rooms: z.array(inUse).max(5000).describe('The classes in each room, without people.'),
});

export type Occupancy = z.infer<typeof occupancy>;

export type Use = z.infer<typeof use>;
