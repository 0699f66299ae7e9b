import type { IDBPDatabase } from 'idb';
import { limits } from '@/content/schema/limits';
import { isSecurePage, needsHttps } from '@/lib/browser/secure-page';
import { newId, type Change, type Records } from './record';

/** The SHA-256 of the content, in hexadecimal. Rejects on plain http. */
export async function digest(content: Blob): Promise<string> {
  if (!isSecurePage()) throw new Error(needsHttps);
  const hash = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The record of a file: content, name, type, size and SHA-256. */
export async function toFileRecord(blob: Blob, name: string): Promise<Records['files']> {
  return {
    id: newId(),
    name: name.slice(0, limits.file.name) || 'file',
    type: blob.type.slice(0, limits.file.type),
    size: blob.size,
    sha256: await digest(blob),
    blob,
  };
}

/**
 * A stored file as a record with a Blob. The database stores bytes, because WebKit cannot store a Blob in a private
 * window.
 */
export function fromStored(value: unknown): unknown {
  const { blob, type } = (value ?? {}) as { blob?: unknown; type?: unknown };
  if (Object.prototype.toString.call(blob) !== '[object ArrayBuffer]') return value;
  const options = typeof type === 'string' ? { type } : {};
  return { ...(value as object), blob: new Blob([blob as ArrayBuffer], options) };
}

/** The bytes of the files that the changes store. Read first, because a transaction does not wait for them. */
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
