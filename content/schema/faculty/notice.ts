import { z } from 'zod';
import { id, line, listOf, minute, newestFirst } from '../common';
import { limits } from '../limits';

/** A notice to the faculty. */
const notice = z.strictObject({
  id,
  title: line(limits.notice.title).describe('The text of the notice.'),
  at: minute.describe('When it was published.'),
});

/** Newest first. */
export const notices = listOf(notice).check(newestFirst);

export type Notice = z.infer<typeof notice>;
