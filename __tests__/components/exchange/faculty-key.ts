import type { FacultyKey } from '@/content/schema/faculty/key';

/** A published key; nobody has its private half. */
export const facultyKey: FacultyKey = {
  id: 'a'.repeat(64),
  name: 'Dr. Ananya Rao',
  employeeId: 'FAC-0117',
  publicKey: { kty: 'EC', crv: 'P-256', x: 'x'.repeat(43), y: 'y'.repeat(43) },
  encryptionKey: { kty: 'EC', crv: 'P-256', x: 'v'.repeat(43), y: 'w'.repeat(43) },
  from: '2026-01-31',
};
