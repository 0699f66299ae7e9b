import { z } from 'zod';
import { day, id, line, listOf } from '../common';
import { limits } from '../limits';
import { personal, sample } from '../personal';
import { countFields, isSum } from './attendance';

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
  grade: line(limits.assignment.grade)
    .optional()
    .describe('The grade so far or of the term, as a band of academic.json names it.'),
  attendance: z
    .strictObject({ ...countFields, asOf: day.describe('The day of these figures.') })
    .check(isSum)
    .optional()
    .describe('The classes of this subject so far; left out if they are not known by subject.'),
});

export const subjects = listOf(subject).extend({ sample });

export type Subject = z.infer<typeof subject>;
