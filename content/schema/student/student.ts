import { z } from 'zod';
import { basis, image, line, schemaReference } from '../common';

/** The student whose record the portal shows. */
export const student = z.strictObject({
  $schema: schemaReference,
  name: line(80).describe('The full name.'),
  firstName: line(40).describe('The name used in the greeting.'),
  handle: z
    .string()
    .regex(/^@[a-z0-9._-]{2,30}$/, 'Write @ and 2 to 30 small letters, digits, dots or hyphens.')
    .describe('The short name shown in the profile menu.'),
  rollNumber: z
    .string()
    .regex(/^[A-Z0-9]{4,16}$/, 'Use 4 to 16 capital letters and digits.')
    .describe('The roll number.'),
  program: line(80).describe('The programme of study.'),
  semester: z.int().min(1).max(12).describe('The current semester.'),
  batch: z
    .string()
    .regex(/^\d{4}-\d{2}$/, 'Write the batch as 2025-29.')
    .describe('The years of admission and of graduation, for example 2025-29.'),
  cgpa: z.number().min(0).max(10).describe('The cumulative grade point average, out of 10.'),
  cgpaBasis: basis.describe('When the CGPA was taken and what it counts.'),
  bio: line(160).describe('One line about the student.'),
  email: z.email().describe("The student's address at the college."),
  city: line(60).describe('Where the student lives.'),
  summary: z.string().min(1).max(600).describe('The summary on the profile, a few sentences.'),
  interests: z.array(line(40)).max(12).describe('Fields of interest.'),
  languages: z.array(line(40)).max(12).describe('Languages the student speaks.'),
  photo: image.describe('The profile photo.'),
});

/** The parsed content of student/student.json. */
export type Student = z.infer<typeof student>;
