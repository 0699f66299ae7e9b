import { z } from 'zod';
import { id, image, line, listOf } from '../common';
import { limits } from '../limits';
import { personal, sample } from '../personal';

/** A recent activity or internship. */
const entry = z.strictObject({
  id,
  title: line(limits.entry.title).describe('The role or the activity.'),
  description: line(limits.entry.description).describe('The organisation, or a short description.'),
  date: line(limits.entry.date).describe('The date or range of dates, as text.'),
  kind: z.enum(['activity', 'internship']).describe('An activity or an internship.'),
  image: personal(image.describe('A picture of it.')),
});

/** Recent activities and internships, newest first. */
export const entries = listOf(entry).extend({ sample });

export type Entry = z.infer<typeof entry>;
