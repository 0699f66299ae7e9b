import type { Origin } from '../fact/fact';

/** The rows of the entries of the record that is made. */
let origins = new Map<object, Origin>();

/** Forgets the rows of the record that was made before. */
export function startRecord(): void {
  origins = new Map();
}

/** Remembers which row an entry of a record is from. */
export function fromRow<T extends object>(origin: Origin, entry: T): T {
  origins.set(entry, origin);
  return entry;
}

/** The row that a value of a record is from, by its path such as assignments.items[2].due. */
export function originAt(record: object, path: string): Origin | undefined {
  let at: unknown = record;
  let found: Origin | undefined;
  for (const name of path.match(/[^.[\]]+/g) ?? []) {
    if (typeof at !== 'object' || at === null) break;
    at = (at as Record<string, unknown>)[name];
    if (typeof at === 'object' && at !== null) found = origins.get(at) ?? found;
  }
  return found;
}
