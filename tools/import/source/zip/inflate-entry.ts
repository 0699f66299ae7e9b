import { formatSize, type Limits } from '../limit';
import { SourceError } from '../source-error';
import { withZip, type ZipEntry, type ZipSource } from './zip-directory';

/** Inflates an entry in chunks and stops at a limit, whatever the directory says. Throws a SourceError. */
export function inflateEntry(
  zip: ZipSource,
  { size, entry }: ZipEntry,
  limits: Limits,
): AsyncGenerator<Uint8Array> {
  return withZip(zip, async function* (opened) {
    if (size > limits.zipEntry)
      throw new SourceError('zip-too-large', { allowed: `at most ${formatSize(limits.zipEntry)}` });
    checkRatio(size, entry, limits);
    let inflated = 0;
    // Rejects if the size differs from the one in the directory.
    for await (const chunk of await opened.openReadStreamPromise(entry)) {
      inflated += (chunk as Buffer).length;
      checkRatio(inflated, entry, limits);
      yield chunk as Buffer;
    }
  });
}

function checkRatio(size: number, { compressedSize }: ZipEntry['entry'], limits: Limits) {
  if (size > limits.zipRatioFrom && size > compressedSize * limits.zipRatio)
    throw new SourceError('zip-bomb');
}
