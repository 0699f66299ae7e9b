import { z } from 'zod';
import { id, line, listOf } from '../common';

/** A subject the student takes. */
const subject = z.strictObject({
  id,
  code: line(20).describe('The course code.'),
  name: line(80).describe('The name of the course.'),
  faculty: line(80).describe('Who teaches it.'),
  credits: z.number().min(0).max(40).describe('How many credits it gives.'),
});

/** The subjects of this semester. */
export const subjects = listOf(subject);

/** One subject. */
export type Subject = z.infer<typeof subject>;
