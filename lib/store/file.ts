import { importWithRetry } from '@/lib/browser/new-release';
import { newId, type Records } from './record';

/** The SHA-256 of some content, in hexadecimal. */
export async function digest(content: Blob): Promise<string> {
  const hash = await sha256(new Uint8Array(await content.arrayBuffer()));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A page served over plain http has no crypto.subtle; a library counts there. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  const loaded = await importWithRetry(() => import('@noble/hashes/sha2.js'));
  if (!loaded) throw new Error('The part of this page that reads files could not be loaded.');
  return loaded.sha256(bytes);
}

/** A file as it is kept: its content and what it was called. */
export async function toFileRecord(blob: Blob, name: string): Promise<Records['files']> {
  return {
    id: newId(),
    name: name.slice(0, 255) || 'file',
    type: blob.type.slice(0, 100),
    size: blob.size,
    sha256: await digest(blob),
    blob,
  };
}
