import { z } from 'zod';
import { day, id, line, listOf, status } from '../common';

/** Something the student did and submitted for approval. */
const activity = z.strictObject({
  id,
  name: line(120).describe('What it was.'),
  status: status.describe('Whether it waits, was approved or was rejected.'),
  category: z.enum(['Workshop', 'Hackathon', 'Course']).describe('What kind of activity it was.'),
  dateAdded: day.describe('The day it was submitted.'),
});

/** Everything the student submitted. */
export const activities = listOf(activity);

/** One submitted activity. */
export type Activity = z.infer<typeof activity>;
