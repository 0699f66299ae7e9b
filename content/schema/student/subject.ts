import { z } from 'zod';
import { id, line, listOf } from '../common';
import { limits } from '../limits';
import { personal, sample } from '../personal';

const subject = z.strictObject({
  id,
  code: line(limits.courseCode).describe('The course code.'),
  name: line(limits.course).describe('The name of the course.'),
  faculty: personal(
    z
      .union([line(limits.person), z.array(line(limits.person)).min(1).max(limits.teachers)])
      .optional()
      .describe('The name of the teacher, or a list of the names of several.'),
  ),
  credits: z.number().min(0).max(40).optional().describe('The number of credits.'),
  section: line(limits.section).optional().describe("The student's section."),
  term: line(limits.term).optional().describe('The term it is taught in.'),
});

export const subjects = listOf(subject).extend({ sample });

export type Subject = z.infer<typeof subject>;
