import { compareCode } from '@/lib/text/compare-text';
import type { ByteSource } from '../byte-source';
import { isHidden } from '../file-name';
import { formatSize, type Limits } from '../limit';
import { SourceError } from '../source-error';
import { inflateEntry, readZipDirectory, type ZipEntry, type ZipSource } from './zip-directory';

/**
 * The files in a zip file, sorted by name, as "roster.zip/users.csv". Throws a SourceError for a zip file that is
 * damaged, encrypted, too large, or made to write outside its folder.
 */
export async function listZip(path: string, zip: ZipSource, limits: Limits): Promise<ByteSource[]> {
  const entries = (await readZipDirectory(zip, limits)).filter(({ name }) => !isIgnored(name));
  checkEntries(entries, limits);
  return entries
    .sort((one, other) => compareCode(one.name, other.name))
    .map((entry) => ({
      path: `${path}/${entry.name}`,
      size: entry.size,
      open: () => inflateEntry(zip, entry, limits),
    }));
}

/** Folders, and what the system of the person who packed the file left there. */
const isIgnored = (name: string): boolean =>
  name.endsWith('/') || name.split('/').some((part) => part !== '..' && isHidden(part));

function checkEntries(entries: readonly ZipEntry[], limits: Limits) {
  const names = new Set<string>();
  let total = 0;
  for (const entry of entries) {
    checkEntry(entry);
    if (names.has(entry.name)) throw new SourceError('repeated-zip-entry', { value: entry.name });
    names.add(entry.name);
    total += entry.size;
  }
  if (total > limits.zipTotal) throw zipTotalTooLarge(limits);
}

export function zipTotalTooLarge({ zipTotal }: Limits): SourceError {
  return new SourceError('zip-too-large', {
    message: 'The files in this zip file are too large.',
    allowed: `at most ${formatSize(zipTotal)} in all`,
    action: 'Export them in smaller parts.',
  });
}

function checkEntry({ name, link, entry }: ZipEntry) {
  if (isUnsafe(name) || link) throw new SourceError('unsafe-zip-path', { value: name });
  if (entry.isEncrypted()) throw new SourceError('encrypted-zip', { value: name });
  if (!entry.canDecodeFileData()) throw new SourceError('zip-method', { value: name });
}

/** Returns true if a name leads out of the folder that the file is unpacked to. */
function isUnsafe(name: string): boolean {
  return (
    name.startsWith('/') ||
    /^[a-z]:/i.test(name) ||
    name.includes('\0') ||
    name.split('/').includes('..')
  );
}
