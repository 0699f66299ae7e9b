import { z } from 'zod';
import { id, line, listOf } from './common';

const setting = z.strictObject({
  id,
  name: line(80).describe('The name of the setting.'),
  value: line(120).describe('Its value.'),
});

/** The settings of one audience. */
export const settings = listOf(setting);

export type Setting = z.infer<typeof setting>;
