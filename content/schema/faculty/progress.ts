import { z } from 'zod';
import { basis, line, schemaReference } from '../common';

/** The share of assignments that the students have completed. */
export const progress = basis.extend({
  $schema: schemaReference,
  completed: z.int().min(0).max(100).describe('Assignments completed, in percent.'),
  verdict: line(40).describe('A short rating of the progress, for example Very Good.'),
});

export type AssignmentProgress = z.infer<typeof progress>;
