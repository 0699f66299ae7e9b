import { z } from 'zod';
import { id, line, listOf } from '../common';
import { limits } from '../limits';
import { personal, sample } from '../personal';

const subject = z.strictObject({
  id,
  code: line(20).describe('The course code.'),
  name: line(limits.course).describe('The name of the course.'),
  faculty: personal(line(limits.person).describe('The name of the teacher.')),
  credits: z.number().min(0).max(40).describe('The number of credits.'),
});

export const subjects = listOf(subject).extend({ sample });

export type Subject = z.infer<typeof subject>;
