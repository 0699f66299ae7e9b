import { z } from 'zod';
import { line, schemaReference } from '../common';

const form = z.strictObject({
  heading: line(60).describe('The heading of the page.'),
  text: line(160).describe('The sentence below it.'),
  userName: line(40).describe('The label of the user name field.'),
});

/** The words of the two sign-in pages. */
export const signIn = z.strictObject({
  $schema: schemaReference,
  student: form.describe('The words of the student login.'),
  faculty: form.describe('The words of the faculty login.'),
  notice: line(200).describe('The quiet line that says nothing typed is sent.'),
});

/** The parsed content of marketing/sign-in.json. */
export type SignIn = z.infer<typeof signIn>;
