import type { RandomAccess } from '../byte-source';
import type { Limits } from '../limit';
import { SourceFault } from '../source-fault';

/** An entry as the directory of the zip file describes it. Its size is checked again while it is inflated. */
export interface ZipEntry {
  name: string;
  packedSize: number;
  size: number;
  /** 0 is stored, 8 is deflated. */
  method: number;
  encrypted: boolean;
  link: boolean;
  /** Where the entry's own header starts. */
  position: number;
}

interface Directory {
  count: number;
  start: number;
  length: number;
  /** The length of what was put in front of the zip file, for example a program that unpacks it. */
  shift: number;
}

const endSignature = 0x06054b50;
const locator64Signature = 0x07064b50;
const end64Signature = 0x06064b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const locator64Length = 20;
const end64Length = 56;
const longestComment = 0xffff;
const entryLength = 46;
const localLength = 30;
const in64 = 0xffffffff;
const longestDirectory = 256 * 1024 * 1024;

/** Reads the directory at the end of a zip file (APPNOTE.TXT 4.3, zip64 included). Throws a SourceFault. */
export async function readZipDirectory(zip: RandomAccess, limits: Limits): Promise<ZipEntry[]> {
  const { count, start, length, shift } = await findDirectory(zip);
  if (count > limits.zipEntries) throw tooManyEntries(limits);
  if (start < 0 || start + length > zip.size || length > longestDirectory) throw damagedZip();
  const bytes = await zip.read(start, length);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + entryLength > bytes.length || bytes.readUInt32LE(at) !== entrySignature)
      throw damagedZip();
    const end = at + entryLength + nameAndExtraLength(bytes, at) + bytes.readUInt16LE(at + 32);
    if (end > bytes.length) throw damagedZip();
    entries.push(readEntry(bytes, at, shift));
    at = end;
  }
  return entries;
}

/** Where the data of an entry starts: behind its own header, whose length differs from the one in the directory. */
export async function dataPosition(zip: RandomAccess, entry: ZipEntry): Promise<number> {
  const header = await zip.read(entry.position, localLength);
  if (header.length < localLength || header.readUInt32LE(0) !== localSignature) throw damagedZip();
  return entry.position + localLength + header.readUInt16LE(26) + header.readUInt16LE(28);
}

export function damagedZip(): SourceFault {
  return new SourceFault({
    code: 'damaged-zip',
    message: 'This zip file is damaged or not complete.',
    action: 'Export it again, or copy it again from where it is from.',
  });
}

async function findDirectory(zip: RandomAccess): Promise<Directory> {
  const tailStart = Math.max(0, zip.size - endLength - longestComment - locator64Length);
  const tail = await zip.read(tailStart, zip.size - tailStart);
  let end = tail.length - endLength;
  while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end -= 1;
  if (end < 0) throw damagedZip();
  const locator = end - locator64Length;
  if (locator >= 0 && tail.readUInt32LE(locator) === locator64Signature)
    return findDirectory64(zip, Number(tail.readBigUInt64LE(locator + 8)));
  const length = tail.readUInt32LE(end + 12);
  const start = tailStart + end - length;
  const shift = start - tail.readUInt32LE(end + 16);
  return { count: tail.readUInt16LE(end + 10), start, length, shift };
}

async function findDirectory64(zip: RandomAccess, position: number): Promise<Directory> {
  if (position + end64Length > zip.size) throw damagedZip();
  const end = await zip.read(position, end64Length);
  if (end.length < end64Length || end.readUInt32LE(0) !== end64Signature) throw damagedZip();
  const [count, length, start] = [32, 40, 48].map((at) => Number(end.readBigUInt64LE(at)));
  return { count: count ?? 0, length: length ?? 0, start: start ?? 0, shift: 0 };
}

function nameAndExtraLength(bytes: Buffer, at: number): number {
  return bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30);
}

function readEntry(bytes: Buffer, at: number, shift: number): ZipEntry {
  const flags = bytes.readUInt16LE(at + 8);
  const nameEnd = at + entryLength + bytes.readUInt16LE(at + 28);
  const extra = bytes.subarray(nameEnd, at + entryLength + nameAndExtraLength(bytes, at));
  const [size, packedSize, position] = readSizes(
    [24, 20, 42].map((offset) => bytes.readUInt32LE(at + offset)),
    extra,
  );
  const unixMode = bytes.readUInt32LE(at + 38) >>> 16;
  return {
    name: readName(bytes.subarray(at + entryLength, nameEnd)),
    ...{ size: size ?? 0, packedSize: packedSize ?? 0, position: (position ?? 0) + shift },
    method: bytes.readUInt16LE(at + 10),
    encrypted: (flags & 1) === 1,
    link: (unixMode & 0xf000) === 0xa000,
  };
}

/** Replaces the sizes that do not fit into 32 bits by those of the zip64 field (APPNOTE.TXT 4.5.3). */
function readSizes(sizes: number[], extra: Buffer): number[] {
  const field = findField(extra, 1);
  let at = 0;
  return sizes.map((size) => {
    if (size !== in64 || !field || at + 8 > field.length) return size;
    at += 8;
    return Number(field.readBigUInt64LE(at - 8));
  });
}

function findField(extra: Buffer, id: number): Buffer | undefined {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === id)
      return extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  return undefined;
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

function tooManyEntries({ zipEntries }: Limits): SourceFault {
  return new SourceFault({
    code: 'too-many-zip-entries',
    message: 'This zip file has too many files.',
    allowed: `at most ${zipEntries.toLocaleString('en')} files`,
    action: 'Leave only the exports in it.',
  });
}
