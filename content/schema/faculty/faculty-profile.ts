import { z } from 'zod';
import { employeeId, handle, image, line, schemaReference } from '../common';
import { limits } from '../limits';
import { personal, sample } from '../personal';

/** The teacher whose portal is shown. */
export const facultyProfile = z.strictObject({
  $schema: schemaReference,
  sample,
  name: personal(line(limits.person).describe('The full name with its title.')),
  firstName: personal(
    line(limits.firstName)
      .optional()
      .describe('The name used in the greeting; the whole name if left out.'),
    'detail',
  ),
  handle: personal(handle.optional()),
  employeeId: personal(employeeId),
  designation: line(limits.designation).optional().describe('The job title and the school.'),
  photo: personal(image.optional().describe('The profile photo.')),
});

export type FacultyProfile = z.infer<typeof facultyProfile>;
