import { newId, type Records } from './record';

/** The SHA-256 of some content, in hexadecimal. Needs a page served over https or from localhost. */
export async function digest(content: Blob): Promise<string> {
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
