import type { IDBPDatabase } from 'idb';
import type { Change, Records } from './record';

/**
 * A stored file as a record, whose content is a Blob. The database has it as bytes, because WebKit stores no Blob in a
 * private window; a Blob that an earlier version stored is read as well.
 */
export function fromStored(value: unknown): unknown {
  const { blob, type } = (value ?? {}) as { blob?: unknown; type?: unknown };
  if (Object.prototype.toString.call(blob) !== '[object ArrayBuffer]') return value;
  const options = typeof type === 'string' ? { type } : {};
  return { ...(value as object), blob: new Blob([blob as ArrayBuffer], options) };
}

/** The bytes of the files that changes store. They are read first: a transaction does not wait for them. */
export async function bytesOf(
  database: IDBPDatabase,
  changes: readonly Change[],
): Promise<Map<Blob, ArrayBuffer>> {
  const bytes = new Map<Blob, ArrayBuffer>();
  for (const { store, id, to } of changes) {
    if (store !== 'files') continue;
    const stored = fromStored(await database.get(store, id)) as Records['files'] | undefined;
    const blob = to(stored ?? null)?.blob;
    if (blob && blob !== stored?.blob) bytes.set(blob, await blob.arrayBuffer());
  }
  return bytes;
}
