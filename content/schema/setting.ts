import { z } from 'zod';
import { id, line, listOf } from './common';

/** Something the college has set for everybody. */
const setting = z.strictObject({
  id,
  name: line(80).describe('What is set.'),
  value: line(120).describe('What it is set to.'),
});

/** The settings of one audience. */
export const settings = listOf(setting);

/** One setting. */
export type Setting = z.infer<typeof setting>;
