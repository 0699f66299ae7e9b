import { z } from 'zod';
import { id, image, line, listOf, minute, newestFirst } from '../common';

/** Something the college tells the student. */
const notification = z.strictObject({
  id,
  title: line(120).describe('What happened.'),
  at: minute.describe('When it was sent.'),
  icon: image.describe('The picture beside it.'),
});

/** All notifications, newest first. */
export const notifications = listOf(notification).check(newestFirst);

/** One notification. */
export type Notification = z.infer<typeof notification>;
