import { z } from 'zod';
import { id, line, listOf } from '../common';
import { personal, sample } from '../personal';

/** A subject the student takes. */
const subject = z.strictObject({
  id,
  code: line(20).describe('The course code.'),
  name: line(80).describe('The name of the course.'),
  faculty: personal(line(80).describe('Who teaches it.')),
  credits: z.number().min(0).max(40).describe('How many credits it gives.'),
});

/** The subjects of this semester. */
export const subjects = listOf(subject).extend({ sample });

/** One subject. */
export type Subject = z.infer<typeof subject>;
