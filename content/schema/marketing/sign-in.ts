import { z } from 'zod';
import { line, schemaReference } from '../common';
import { published } from '../personal';

const demoPerson = z.strictObject({
  name: published(line(80).describe('The name of the invented person.')),
  id: published(line(40).describe('The roll number or employee id.')),
  code: published(
    z
      .string()
      .regex(/^[0-9A-HJKMNP-TV-Z]{24}$/, 'Write the 24 characters without spaces.')
      .describe('The access code, without spaces.'),
  ),
});

const form = z.strictObject({
  heading: line(60).describe('The heading of the page.'),
  userName: line(40).describe('The label of the user name field.'),
  people: z
    .array(demoPerson)
    .max(4)
    .describe(
      'Invented people of the built-in demo college, shown if site.json has openSample. Leave it empty for a real college.',
    ),
});

/** The text of the two login pages. */
export const signIn = z.strictObject({
  $schema: schemaReference,
  student: form.describe('The text of the student login.'),
  faculty: form.describe('The text of the faculty login.'),
});

export type SignIn = z.infer<typeof signIn>;
