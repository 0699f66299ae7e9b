import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl';
import { formatSize, type Limits } from '../limit';
import { SourceError } from '../source-error';

/** Where a zip file is on the disk, or its bytes. */
export type ZipSource = string | Buffer;

/** An entry as the directory of the zip file describes it. Its size is checked again while it is inflated. */
export interface ZipEntry {
  name: string;
  size: number;
  link: boolean;
  entry: Entry;
}

const longestDirectory = 256 * 1024 * 1024;

/** Runs with an open zip file, and closes it. Rejects with a SourceError, or with the error of the file system. */
async function* withZip<T>(
  zip: ZipSource,
  run: (opened: ZipFile) => AsyncIterable<T>,
): AsyncGenerator<T> {
  // The names are decoded and checked here.
  const options = { autoClose: false, decodeStrings: false };
  let opened: ZipFile | undefined;
  try {
    opened = await (typeof zip === 'string'
      ? openPromise(zip, options)
      : fromBufferPromise(zip, options));
    yield* run(opened);
  } catch (error) {
    throw error instanceof SourceError || (error as NodeJS.ErrnoException).syscall
      ? error
      : /encryption/.test((error as Error).message)
        ? new SourceError('encrypted-zip')
        : new SourceError('damaged-zip');
  } finally {
    opened?.close();
  }
}

/** Reads the directory at the end of a zip file. Throws a SourceError. */
export async function readZipDirectory(zip: ZipSource, limits: Limits): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = [];
  let length = 0;
  for await (const entry of withZip(zip, (opened) => {
    if (opened.entryCount > limits.zipEntries) throw tooManyEntries(limits);
    return opened.eachEntry();
  })) {
    length += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (length > longestDirectory) throw new SourceError('damaged-zip');
    entries.push({
      name: readName(entry.fileNameRaw),
      size: entry.uncompressedSize,
      link: ((entry.externalFileAttributes >>> 16) & 0xf000) === 0xa000,
      entry,
    });
  }
  return entries;
}

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

/** Names are UTF-8; old programs write them in the encoding of their system. Windows has written backslashes. */
function readName(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  const name = text.includes('\ufffd') ? bytes.toString('latin1') : text;
  return name
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .normalize('NFC');
}

function tooManyEntries({ zipEntries }: Limits): SourceError {
  const allowed = `at most ${zipEntries.toLocaleString('en')} files`;
  return new SourceError('too-many-zip-entries', { allowed });
}
