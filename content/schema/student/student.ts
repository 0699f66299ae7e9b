import { z } from 'zod';
import { basis, handle, image, line, rollNumber, rule, schemaReference } from '../common';
import { limits } from '../limits';
import { personal, sample } from '../personal';

/** The student whose record the portal shows. */
export const student = z
  .strictObject({
    $schema: schemaReference,
    sample,
    name: personal(line(limits.person).describe('The full name.')),
    firstName: personal(
      line(limits.firstName).describe('The name used in the greeting.'),
      'detail',
    ),
    handle: personal(handle),
    rollNumber: personal(rollNumber),
    program: line(limits.student.program).describe('The programme of study.'),
    semester: z.int().min(1).max(limits.student.semester).describe('The current semester.'),
    batch: z
      .string()
      .regex(/^\d{4}-\d{2}$/, 'Write the batch as 2025-29.')
      .describe('The years of admission and of graduation, for example 2025-29.'),
    cgpa: z
      .number()
      .min(0)
      .max(limits.student.cgpa)
      .describe('The cumulative grade point average, out of 10.'),
    cgpaBasis: basis.describe('The date of the CGPA and what it counts.'),
    bio: personal(line(limits.student.bio).describe('One line about the student.'), 'detail'),
    email: personal(z.email().describe("The student's college email address.")),
    city: personal(line(limits.student.city).describe('Where the student lives.'), 'detail'),
    summary: personal(
      z
        .string()
        .min(1)
        .max(limits.student.summary)
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
    photo: personal(image.describe('The profile photo.')),
  })
  .check(
    rule(z.object({ sample, email: z.string() }), ({ sample: isSample, email }, context) => {
      if (isSample && !email.endsWith('.example'))
        context.addIssue({
          code: 'custom',
          path: ['sample'],
          message:
            'The email of an invented student must end in .example. This one could belong to a real person.',
          params: { allowed: 'false, or an email that ends in .example' },
        });
    }),
  );

export type Student = z.infer<typeof student>;
