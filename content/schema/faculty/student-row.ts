import { z } from 'zod';
import { id, line, listOf, status } from '../common';
import { personal, sample } from '../personal';

/** A student's certificate in the faculty's table. */
const studentRow = z.strictObject({
  id,
  name: personal(line(80).describe("The student's name.")),
  certificationBy: line(80).describe('The organisation that issued the certificate.'),
  rollNumber: personal(
    z
      .string()
      .regex(/^[A-Z0-9]{4,16}$/, 'Use 4 to 16 capital letters and digits.')
      .describe('The roll number.'),
  ),
  status: status.describe('Whether the certificate is pending, approved or rejected.'),
});

export const studentRows = listOf(studentRow).extend({ sample });

export type StudentRow = z.infer<typeof studentRow>;
