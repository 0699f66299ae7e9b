import { z } from 'zod';
import { basis, handle, image, line, rollNumber, rule, schemaReference, text } from '../common';
import { limits } from '../limits';
import { personal, sample } from '../personal';

/** The student whose record the portal shows. */
export const student = z
  .strictObject({
    $schema: schemaReference,
    sample,
    name: personal(line(limits.person).describe('The full name.')),
    firstName: personal(
      line(limits.firstName)
        .optional()
        .describe('The name used in the greeting; the whole name if left out.'),
      'detail',
    ),
    handle: personal(handle.optional()),
    rollNumber: personal(rollNumber),
    program: line(limits.student.program).optional().describe('The programme of study.'),
    semester: z
      .int()
      .min(1)
      .max(limits.student.semester)
      .optional()
      .describe('The current semester.'),
    batch: z
      .string()
      .regex(/^\d{4}-\d{2}$/, 'Write the batch as 2025-29.')
      .optional()
      .describe('The years of admission and of graduation, for example 2025-29.'),
    lateral: z
      .boolean()
      .optional()
      .describe('True if the student joined by lateral entry, which needs fewer activity points.'),
    cgpa: z
      .number()
      .min(0)
      .max(limits.average)
      .optional()
      .describe('The cumulative grade point average, on the scale of academic.json.'),
    cgpaBasis: basis.optional().describe('The date of the CGPA and what it counts.'),
    bio: personal(
      line(limits.student.bio).optional().describe('One line about the student.'),
      'detail',
    ),
    email: personal(z.email().optional().describe("The student's college email address.")),
    city: personal(
      line(limits.student.city).optional().describe('Where the student lives.'),
      'detail',
    ),
    summary: personal(
      text(limits.student.summary)
        .min(1)
        .optional()
        .describe('The summary on the profile, in a few sentences.'),
      'detail',
    ),
    interests: z
      .array(line(limits.student.interest))
      .max(limits.student.interests)
      .describe('Fields of interest.'),
    languages: z
      .array(line(limits.student.interest))
      .max(limits.student.interests)
      .describe('Languages the student speaks.'),
    photo: personal(image.optional().describe('The profile photo.')),
  })
  .check(
    rule(
      z.object({ sample, email: z.string().optional() }),
      ({ sample: isSample, email }, context) => {
        if (isSample && email !== undefined && !email.endsWith('.example'))
          context.addIssue({
            code: 'custom',
            path: ['sample'],
            message:
              'The email of an invented student must end in .example. This one could belong to a real person.',
            params: { allowed: 'false, or an email that ends in .example' },
          });
      },
    ),
  );

export type Student = z.infer<typeof student>;
