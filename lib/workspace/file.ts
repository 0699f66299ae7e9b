import { newId, type Records } from './record';

/** Whether the browser lets this page compute a SHA-256: over https and from localhost it does. */
export const canDigest = () => globalThis.crypto?.subtle !== undefined;

/** The SHA-256 of some content, in hexadecimal; rejects with what to do where the page is served over plain http. */
export async function digest(content: Blob): Promise<string> {
  if (!canDigest())
    throw new Error(
      'This page is served over plain http, where the browser does not let it check a file. Open the page over https and choose the file again.',
    );
  const hash = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A file as it is kept: its content and what it was called. */
export async function toKeptFile(blob: Blob, name: string): Promise<Records['files']> {
  return {
    id: newId(),
    name: name.slice(0, 255) || 'file',
    type: blob.type.slice(0, 100),
    size: blob.size,
    sha256: await digest(blob),
    blob,
  };
}
