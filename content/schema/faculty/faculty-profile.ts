import { z } from 'zod';
import { image, line, schemaReference } from '../common';
import { personal, sample } from '../personal';

/** The teacher whose portal is shown. */
export const facultyProfile = z.strictObject({
  $schema: schemaReference,
  sample,
  name: personal(line(80).describe('The full name with its title.')),
  firstName: personal(line(40).describe('The name used in the greeting.'), 'detail'),
  handle: personal(
    z
      .string()
      .regex(
        /^@[a-z0-9._-]{2,30}$/,
        'Write @ and 2 to 30 lowercase letters, digits, dots or hyphens.',
      )
      .describe('The short name shown in the profile menu.'),
  ),
  employeeId: personal(
    z
      .string()
      .regex(/^[A-Z0-9-]{3,16}$/, 'Use 3 to 16 capital letters, digits and hyphens.')
      .describe('The employee id.'),
  ),
  designation: line(100).describe('The job title and the school.'),
  photo: personal(image.describe('The profile photo.')),
});

export type FacultyProfile = z.infer<typeof facultyProfile>;
