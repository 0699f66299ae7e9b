import { z } from 'zod';
import { day, employeeId, line, schemaReference } from '../common';
import { limits } from '../limits';
import { personal, sample } from '../personal';

const coordinate = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, 'Copy it from the key file: 43 letters, digits, _ and -.');

const publicKey = z.strictObject({
  kty: z.literal('EC').describe('The type of the key: EC.'),
  crv: z.literal('P-256').describe('The curve: P-256.'),
  x: coordinate.describe('The first coordinate.'),
  y: coordinate.describe('The second coordinate.'),
});

/** The public half of a key that a teacher signs decisions with. */
const key = z.strictObject({
  id: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Copy it from the key file: 64 digits and letters a to f.')
    .describe('The SHA-256 of the key, from the key file.'),
  name: personal(line(limits.person).describe('The owner of the key.')),
  employeeId: personal(employeeId),
  publicKey: publicKey.describe('The public key, as a JSON Web Key.'),
  encryptionKey: publicKey.describe(
    'The key that request files to this teacher are encrypted to, from the same key file.',
  ),
  from: day.describe(
    'The first day of the key, from the key file. What says that it was signed earlier does not count.',
  ),
  awards: z
    .enum(['own', 'all'])
    .optional()
    .describe(
      "Whom the owner's lists of events may give something: the students of the own register, or all of the college. The own register if left out.",
    ),
  revoked: day
    .optional()
    .describe(
      'The day on which the college learned that somebody else may have the key. Nothing that was signed with it counts any more, whenever it was signed.',
    ),
});

/** The published keys. A decision that is signed with one of them shows the name of its owner. */
export const facultyKeys = z.strictObject({
  $schema: schemaReference,
  sample,
  items: z.array(key).max(1000).describe('The keys; may be empty.'),
});

export type FacultyKey = z.infer<typeof key>;
