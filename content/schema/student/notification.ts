import { z } from 'zod';
import { id, image, line, listOf, minute, newestFirst } from '../common';
import { limits } from '../limits';

/** A notification from the college to the student. */
const notification = z.strictObject({
  id,
  title: line(limits.notification.title).describe('What happened.'),
  at: minute.describe('When it was sent.'),
  icon: image.describe('The picture next to it.'),
});

/** Newest first. */
export const notifications = listOf(notification).check(newestFirst);

export type Notification = z.infer<typeof notification>;
