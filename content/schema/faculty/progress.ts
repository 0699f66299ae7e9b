import { z } from 'zod';
import { basis, line, schemaReference } from '../common';

/** How far the students are with their assignments. */
export const progress = basis.extend({
  $schema: schemaReference,
  completed: z.int().min(0).max(100).describe('Assignments completed, in percent.'),
  verdict: line(40).describe('The progress in words, for example Very Good.'),
});

/** The parsed content of faculty/progress.json. */
export type Progress = z.infer<typeof progress>;
