import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const gzipped = promisify(gzip);

/** Compresses a file's bytes with gzip. */
export type Compress = (path: string, body: Buffer) => Promise<Buffer>;

/** A compressor that works once per file, and again if the file changes, so that it delays no later response. */
export function createCompressor(): Compress {
  const done = new Map<string, { body: Buffer; smaller: Buffer }>();
  return async (path, body) => {
    const known = done.get(path);
    if (known?.body.equals(body) === true) return known.smaller;
    const smaller = await gzipped(body);
    done.set(path, { body, smaller });
    return smaller;
  };
}
