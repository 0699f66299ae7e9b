import { z } from 'zod';
import { line, schemaReference } from '../common';

const form = z.strictObject({
  heading: line(60).describe('The heading of the page.'),
  text: line(160).describe('The sentence below it.'),
  userName: line(40).describe('The label of the user name field.'),
});

/** The text of the two login pages. */
export const signIn = z.strictObject({
  $schema: schemaReference,
  student: form.describe('The text of the student login.'),
  faculty: form.describe('The text of the faculty login.'),
  notice: line(200).describe('The line that says that nothing you type is sent.'),
});

export type SignIn = z.infer<typeof signIn>;
