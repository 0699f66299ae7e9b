import type { StoreName } from './record';

/** Every field of the schema that names a stored file, by its store. A test compares this list with the schema. */
export const fileFields: Partial<Record<StoreName, readonly string[]>> = {
  activities: ['fields.evidence.file'],
  achievements: ['fields.picture'],
  projects: ['fields.picture'],
  entries: ['fields.picture'],
  assignments: ['fields.files.file'],
  submissions: ['evidence.file'],
  handins: ['file.file'],
  received: ['file.file'],
  profile: ['file'],
  drafts: ['file', 'files.file', 'opened.file', 'opened.files.file'],
};

/** What a path leads to in a value; a list on the way leads on from each of its entries. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path));
  const [field, ...rest] = path;
  if (field === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return valuesAt((value as Record<string, unknown>)[field], rest);
}

/** Every text in a value, however deep. */
export function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const one of value) yield* stringsIn(one);
  else if (typeof value === 'object' && value !== null) yield* stringsIn(Object.values(value));
}
