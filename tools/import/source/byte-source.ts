import { createReadStream } from 'node:fs';
import type { ListedFile } from './list-files';

/** A file, or an entry of a zip file, that can be read more than once. */
export interface ByteSource {
  /** The path for reports. */
  path: string;
  /** The size as the file system or the zip file says it. */
  size: number;
  /** The bytes, from the first one. Throws a SourceError, for example at a limit. */
  open(): AsyncIterable<Uint8Array>;
}

/** The rows of a chunk are in memory together. Larger chunks outlive the collection of new objects, and so grow the heap. */
const chunkSize = 64 * 1024;

export const fileSource = ({ path, location, size }: ListedFile): ByteSource => ({
  path,
  size,
  open: () => createReadStream(location, { highWaterMark: chunkSize }),
});

/** The first bytes of a source. */
export async function readHead(source: ByteSource, length: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source.open()) {
    parts.push(chunk);
    size += chunk.length;
    if (size >= length) break;
  }
  return Buffer.concat(parts).subarray(0, length);
}

/** All bytes of a source. The caller has checked its size; `open` keeps to it. */
export async function readAll(source: ByteSource): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const chunk of source.open()) parts.push(chunk);
  return Buffer.concat(parts);
}
