import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { ListedFile } from './list-files';

/** A file, or an entry of a zip file, that can be read more than once. */
export interface ByteSource {
  /** The path for reports. */
  path: string;
  /** The size as the file system or the zip file says it. */
  size: number;
  /** The bytes, from the first one. Throws a SourceFault, for example at a limit. */
  open(): AsyncIterable<Uint8Array>;
}

/** Bytes of which any range can be read, for zip files. */
export interface RandomAccess {
  size: number;
  /** The bytes from `start`; fewer at the end of the file. */
  read(start: number, length: number): Promise<Buffer>;
  /** The bytes from `start` to `end` (exclusive), in chunks. */
  stream(start: number, end: number): AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** The rows of a chunk are in memory together. Larger chunks outlive the collection of new objects, and so grow the heap. */
const chunkSize = 64 * 1024;

export function fileSource({ path, location, size }: ListedFile): ByteSource {
  return { path, size, open: () => createReadStream(location, { highWaterMark: chunkSize }) };
}

export function fileAccess({ location, size }: ListedFile): RandomAccess {
  return {
    size,
    async read(start, length) {
      const file = await open(location);
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    stream: (start, end) =>
      end > start
        ? createReadStream(location, { start, end: end - 1, highWaterMark: chunkSize })
        : [],
  };
}

export function memoryAccess(bytes: Buffer): RandomAccess {
  return {
    size: bytes.length,
    read: (start, length) => Promise.resolve(bytes.subarray(start, start + length)),
    stream: (start, end) => [bytes.subarray(start, end)],
  };
}

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
