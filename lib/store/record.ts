import type { InferOutput } from 'valibot';
import type { schemas } from './schema';

/** The stores of the device's database, and the type of their records. */
export type Records = { [S in keyof typeof schemas]: InferOutput<(typeof schemas)[S]> };

export type StoreName = keyof Records;

/** Every record of a store, by id. */
export type StoredRecords<S extends StoreName> = ReadonlyMap<string, Records[S]>;

interface ChangeOf<S extends StoreName> {
  store: S;
  id: string;
  /** Returns the new record for the stored one; null means no record. May run more than once. */
  to: (current: Records[S] | null) => Records[S] | null;
}

/** A change to one record of any store. */
export type Change = { [S in StoreName]: ChangeOf<S> }[StoreName];

/** The record before and after a change; null means no record. */
export interface Outcome {
  store: StoreName;
  id: string;
  before: Records[StoreName] | null;
  after: Records[StoreName] | null;
}

/** Says if changes are saved, and if not, why. */
export type PersistenceStatus = 'persisted' | 'denied' | 'full' | 'newer';

/** A change to the record with this id. */
export function change<S extends StoreName>(store: S, id: string, to: ChangeOf<S>['to']): Change {
  return { store, id, to } as unknown as Change;
}

/** Stores a record, replacing the one with the same id. */
export function put<S extends StoreName>(store: S, record: Records[S]): Change {
  return change(store, record.id, () => record);
}

/** Removes the record with this id. Files are erased later, once no record references them. */
export function remove(store: Exclude<StoreName, 'files'>, id: string): Change {
  return change(store, id, () => null);
}

/** A random id of 32 hexadecimal digits, unique across devices. */
export function newId(): string {
  // Not crypto.randomUUID(), which a page on plain http does not have.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The current time as an ISO timestamp. */
export function now(): string {
  return new Date().toISOString();
}

/** A record as text, the same whatever the order of its fields, which the database does not preserve. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, sortKeys) ?? '';
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, (value as Record<string, unknown>)[key]]));
}

/** The outcomes in an entry of the journal; none if the entry was cut off. */
export function outcomesIn(text: string): Outcome[] {
  try {
    return JSON.parse(text) as Outcome[];
  } catch {
    return [];
  }
}
