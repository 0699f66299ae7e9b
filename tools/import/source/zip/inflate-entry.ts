import { Inflate } from 'fflate';
import type { RandomAccess } from '../byte-source';
import { formatSize, type Limits } from '../limit';
import { SourceFault } from '../source-fault';
import { damagedZip, dataPosition, type ZipEntry } from './zip-directory';

/** So that one push inflates to at most 16 MB: deflate packs at most 1032 to 1. */
const pushSize = 16 * 1024;

/** Inflates an entry in chunks and stops at a limit, whatever the directory says. Throws a SourceFault. */
export async function* inflateEntry(
  zip: RandomAccess,
  entry: ZipEntry,
  limits: Limits,
): AsyncGenerator<Uint8Array> {
  if (entry.size > limits.zipEntry) throw tooLarge(limits);
  checkRatio(entry.size, entry, limits);
  const start = await dataPosition(zip, entry);
  const packed = zip.stream(start, start + entry.packedSize);
  let size = 0;
  for await (const chunk of entry.method === 0 ? packed : inflate(packed)) {
    size += chunk.length;
    checkRatio(size, entry, limits);
    if (size > entry.size) throw damagedZip();
    yield chunk;
  }
  if (size !== entry.size) throw damagedZip();
}

function checkRatio(size: number, { packedSize }: ZipEntry, limits: Limits) {
  if (size > limits.zipRatioFrom && size > packedSize * limits.zipRatio)
    throw new SourceFault({
      code: 'zip-bomb',
      message: 'This file in a zip file is packed as only harmful files are.',
      action: 'Delete the zip file, and export it again from the system that it is from.',
    });
}

async function* inflate(
  packed: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const inflater = new Inflate((data) => ready.push(data));
  const push = (bytes: Uint8Array, final: boolean) => {
    ready = [];
    try {
      inflater.push(bytes, final);
    } catch {
      throw damagedZip();
    }
    return ready.filter(({ length }) => length > 0);
  };
  for await (const chunk of packed)
    for (let at = 0; at < chunk.length; at += pushSize)
      yield* push(chunk.subarray(at, at + pushSize), false);
  yield* push(new Uint8Array(), true);
}

function tooLarge({ zipEntry }: Limits): SourceFault {
  return new SourceFault({
    code: 'zip-too-large',
    message: 'This file in a zip file is too large.',
    allowed: `at most ${formatSize(zipEntry)}`,
    action: 'Export it in smaller parts.',
  });
}
