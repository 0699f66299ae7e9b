import { z } from 'zod';
import { day, id, line, listOf } from '../common';

/** Work that was set for a section. */
const facultyAssignment = z.strictObject({
  id,
  name: line(120).describe('What it is called.'),
  section: line(20).describe('The section it was set for.'),
  due: day.describe('The day it is due.'),
});

/** The assignments that were sent. */
export const facultyAssignments = listOf(facultyAssignment);

/** One assignment that was sent. */
export type FacultyAssignment = z.infer<typeof facultyAssignment>;
