import { z } from 'zod';
import { id, line, listOf, minute, newestFirst } from '../common';

/** A notice to the faculty. */
const notice = z.strictObject({
  id,
  title: line(120).describe('What it says.'),
  at: minute.describe('When it was published.'),
});

/** The notices, newest first. */
export const notices = listOf(notice).check(newestFirst);

/** One notice. */
export type Notice = z.infer<typeof notice>;
