import type { FacultyKey } from '@/content/schema/faculty/key';
import { normalizeId } from '@/lib/record/person';
import { compareText } from '@/lib/text/compare-text';
import { mergeKeys } from './key-trust';

/** A teacher that files can be encrypted for. */
export interface Recipient {
  employeeId: string;
  name: string;
  key: FacultyKey['encryptionKey'];
}

/** The teachers with a published key, by name. If a teacher has several, the last one counts. */
export function recipientsIn(keys: readonly FacultyKey[]): Recipient[] {
  const found = new Map<string, Recipient>();
  for (const { employeeId, name, encryptionKey, revoked } of mergeKeys(keys))
    if (!revoked) found.set(normalizeId(employeeId), { employeeId, name, key: encryptionKey });
  return [...found.values()].sort((one, other) => compareText(one.name, other.name));
}
