import { z } from 'zod';
import { basis, line, rule, schemaReference } from '../common';
import { limits } from '../limits';

export const credits = basis
  .extend({
    $schema: schemaReference,
    grade: z.number().min(0).max(1000).describe('The credit grade reached so far.'),
    maximum: z.number().positive().max(1000).describe('The highest possible credit grade.'),
    note: line(limits.creditNote).describe('The note below the gauge.'),
  })
  .check(
    rule(z.object({ grade: z.number(), maximum: z.number() }), ({ grade, maximum }, context) => {
      if (grade > maximum)
        context.addIssue({
          code: 'custom',
          path: ['grade'],
          message: 'The grade cannot exceed the maximum.',
          params: { allowed: `at most ${maximum}` },
        });
    }),
  );

export type Credits = z.infer<typeof credits>;
