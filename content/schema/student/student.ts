import { z } from 'zod';
import { basis, image, line, rule, schemaReference } from '../common';
import { personal, sample } from '../personal';

/** The student whose record the portal shows. */
export const student = z
  .strictObject({
    $schema: schemaReference,
    sample,
    name: personal(line(80).describe('The full name.')),
    firstName: personal(line(40).describe('The name used in the greeting.'), 'detail'),
    handle: personal(
      z
        .string()
        .regex(
          /^@[a-z0-9._-]{2,30}$/,
          'Write @ and 2 to 30 lowercase letters, digits, dots or hyphens.',
        )
        .describe('The short name shown in the profile menu.'),
    ),
    rollNumber: personal(
      z
        .string()
        .regex(/^[A-Z0-9]{4,16}$/, 'Use 4 to 16 capital letters and digits.')
        .describe('The roll number.'),
    ),
    program: line(80).describe('The programme of study.'),
    semester: z.int().min(1).max(12).describe('The current semester.'),
    batch: z
      .string()
      .regex(/^\d{4}-\d{2}$/, 'Write the batch as 2025-29.')
      .describe('The years of admission and of graduation, for example 2025-29.'),
    cgpa: z.number().min(0).max(10).describe('The cumulative grade point average, out of 10.'),
    cgpaBasis: basis.describe('The date of the CGPA and what it counts.'),
    bio: personal(line(160).describe('One line about the student.'), 'detail'),
    email: personal(z.email().describe("The student's college email address.")),
    city: personal(line(60).describe('Where the student lives.'), 'detail'),
    summary: personal(
      z.string().min(1).max(600).describe('The summary on the profile, in a few sentences.'),
      'detail',
    ),
    interests: z.array(line(40)).max(12).describe('Fields of interest.'),
    languages: z.array(line(40)).max(12).describe('Languages the student speaks.'),
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
