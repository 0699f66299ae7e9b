import { z } from 'zod';
import { id, image, line, listOf } from '../common';
import { limits } from '../limits';

/** A skill with a certificate. */
const achievement = z.strictObject({
  id,
  name: line(limits.achievement.name).describe('Its name.'),
  image: image.describe('Its picture.'),
});

export const achievements = listOf(achievement);

export type Achievement = z.infer<typeof achievement>;
