import type { InferOutput } from 'valibot';
import type { schemas } from './schema';

/** The stores of the device's database, and the record that each one keeps. */
export type Records = { [S in keyof typeof schemas]: InferOutput<(typeof schemas)[S]> };

/** The name of a store. */
export type StoreName = keyof Records;

/** Every record of a store, by its id. */
export type StoredRecords<S extends StoreName> = ReadonlyMap<string, Records[S]>;

/** A change of one record of one store. */
export interface ChangeOf<S extends StoreName> {
  store: S;
  id: string;
  /** Is given what is kept and gives what shall be; null is nothing. It may run more than once. */
  to: (current: Records[S] | null) => Records[S] | null;
}

/** A change of one record of any store. */
export type Change = { [S in StoreName]: ChangeOf<S> }[StoreName];

/** What a change found and what it left; null is nothing. */
export interface Outcome {
  store: StoreName;
  id: string;
  before: Records[StoreName] | null;
  after: Records[StoreName] | null;
}

/** Whether what is changed will still be there tomorrow, and if not, why. */
export type PersistenceStatus = 'persisted' | 'denied' | 'full' | 'newer';

/** A change of the record with this id; `to` is given what is kept, or null. */
export function change<S extends StoreName>(store: S, id: string, to: ChangeOf<S>['to']): Change {
  return { store, id, to } as unknown as Change;
}

/** Keeps this record in place of the one with its id. */
export function put<S extends StoreName>(store: S, record: Records[S]): Change {
  return change(store, record.id, () => record);
}

/** Removes the record with this id. A stored file is not removed: it is erased later, once nothing names it. */
export function remove(store: Exclude<StoreName, 'files'>, id: string): Change {
  return change(store, id, () => null);
}

/** An id that no other record has, on this device or another. */
export function newId(): string {
  // Not crypto.randomUUID(), which a page on plain http does not have.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** This moment, as records note it. */
export function now(): string {
  return new Date().toISOString();
}
