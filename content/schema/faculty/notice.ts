import { z } from 'zod';
import { id, line, listOf, minute, newestFirst } from '../common';

/** A notice to the faculty. */
const notice = z.strictObject({
  id,
  title: line(120).describe('The text of the notice.'),
  at: minute.describe('When it was published.'),
});

/** Newest first. */
export const notices = listOf(notice).check(newestFirst);

export type Notice = z.infer<typeof notice>;
