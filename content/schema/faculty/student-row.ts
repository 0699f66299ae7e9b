import { z } from 'zod';
import { id, line, listOf, rollNumber, status } from '../common';
import { limits } from '../limits';
import { personal, sample } from '../personal';

/** A student's certificate in the faculty's table. */
const studentRow = z.strictObject({
  id,
  name: personal(line(limits.person).describe("The student's name.")),
  certificationBy: line(limits.activity.issuer).describe(
    'The organisation that issued the certificate.',
  ),
  rollNumber: personal(rollNumber),
  status: status.describe('The certificate is pending, approved or rejected.'),
});

export const studentRows = listOf(studentRow).extend({ sample });

export type StudentRow = z.infer<typeof studentRow>;
