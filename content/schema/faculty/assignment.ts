import { z } from 'zod';
import { day, id, line, listOf } from '../common';
import { limits } from '../limits';

/** An assignment that a teacher set for a section. */
const facultyAssignment = z.strictObject({
  id,
  name: line(limits.assignment.name).describe('The name of the assignment.'),
  section: line(limits.section).describe('The section it is set for.'),
  due: day.optional().describe('The day it is due.'),
  handedIn: z
    .int()
    .min(0)
    .max(100_000)
    .optional()
    .describe('How many students of the section have handed it in.'),
});

export const facultyAssignments = listOf(facultyAssignment);

export type FacultyAssignment = z.infer<typeof facultyAssignment>;
