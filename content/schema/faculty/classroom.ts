import { z } from 'zod';
import { id, line, listOf } from '../common';
import { limits } from '../limits';

/** A section that the teacher teaches. */
const section = z.strictObject({
  id,
  section: line(limits.section).describe('The section code.'),
  course: line(limits.course).describe('The name of the course.'),
  room: line(limits.room).optional().describe('The room it meets in.'),
  students: z.int().min(0).max(100_000).describe('How many students are in it.'),
});

export const classroom = listOf(section);

export type ClassroomSection = z.infer<typeof section>;
