import { z } from 'zod';
import { schemaReference, uniqueIds } from '../common';
import { sample } from '../personal';
import { meeting } from './meeting';
import { scheduleFields } from './schedule';

/** The timetable of a student: the weekly meetings, and what differs from them. */
export const studentTimetable = z.strictObject({
  $schema: schemaReference,
  sample,
  meetings: z.array(meeting).max(1000).check(uniqueIds).describe('The weekly meetings.'),
  ...scheduleFields,
});

export type StudentTimetable = z.infer<typeof studentTimetable>;
