import { z } from 'zod';
import { id, image, line, listOf } from '../common';

/** A skill the student has a certificate of. */
const achievement = z.strictObject({
  id,
  name: line(40).describe('Its name.'),
  image: image.describe('Its picture.'),
});

/** The achievements on the profile. */
export const achievements = listOf(achievement);

/** One achievement. */
export type Achievement = z.infer<typeof achievement>;
