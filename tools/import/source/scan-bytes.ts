import { isAscii } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { ByteSource } from './byte-source';
import type { Limits } from './limit';
import { SourceError } from './source-error';

/** Counts the characters of several bytes in UTF-8, and the bytes that are not UTF-8, in chunks of a file. */
class Utf8Count {
  /** Whole characters of two to four bytes. */
  characters = 0;
  /** Characters that are cut short, and bytes that start none. */
  errors = 0;
  private missing = 0;
  private lowest = 0x80;
  private highest = 0xbf;

  add(bytes: Uint8Array) {
    if (this.missing === 0 && isAscii(bytes)) return;
    for (let at = 0; at < bytes.length; at += 1) this.addByte(bytes[at] ?? 0);
  }

  /** Counts a character that the file ends in. */
  end() {
    if (this.missing > 0) this.errors += 1;
    this.missing = 0;
  }

  private addByte(byte: number) {
    if (this.missing > 0) {
      const follows = byte >= this.lowest && byte <= this.highest;
      this.lowest = 0x80;
      this.highest = 0xbf;
      this.missing = follows ? this.missing - 1 : 0;
      if (follows) {
        if (this.missing === 0) this.characters += 1;
        return;
      }
      this.errors += 1;
    }
    if (byte >= 0x80) this.startCharacter(byte);
  }

  /** The table of well-formed bytes of the Unicode standard (3-7). */
  private startCharacter(byte: number) {
    if (byte >= 0xc2 && byte <= 0xdf) this.missing = 1;
    else if (byte >= 0xe0 && byte <= 0xef) this.missing = 2;
    else if (byte >= 0xf0 && byte <= 0xf4) this.missing = 3;
    else this.errors += 1;
    if (byte === 0xe0) this.lowest = 0xa0;
    if (byte === 0xed) this.highest = 0x9f;
    if (byte === 0xf0) this.lowest = 0x90;
    if (byte === 0xf4) this.highest = 0x8f;
  }
}

/** What one reading of all bytes tells. */
export interface ByteScan {
  sha256: string;
  size: number;
  head: Buffer;
  utf8: Utf8Count;
}

const newline = 10;
const carriageReturn = 13;
const headLength = 64 * 1024;
/** UTF-16 has two bytes a character. */
const longestCharacter = 2;

/** Reads all bytes of a source once. Throws a SourceError, also for a row without an end. */
export async function scanBytes(
  source: ByteSource,
  limits: Limits,
  hasRows = true,
): Promise<ByteScan> {
  const hash = createHash('sha256');
  const utf8 = new Utf8Count();
  const head: Uint8Array[] = [];
  let size = 0;
  let rowStart = 0;
  for await (const chunk of source.open()) {
    hash.update(chunk);
    if (size < headLength) head.push(chunk.subarray(0, headLength - size));
    const lineEnd = Math.max(chunk.lastIndexOf(newline), chunk.lastIndexOf(carriageReturn));
    if (lineEnd >= 0) rowStart = size + lineEnd + 1;
    size += chunk.length;
    if (!hasRows) continue;
    utf8.add(chunk);
    if (size - rowStart > limits.row * longestCharacter)
      throw endlessRow(await lineAt(source, rowStart), limits);
  }
  return { sha256: hash.digest('hex'), size, head: Buffer.concat(head), utf8 };
}

/** The line that starts at a byte. */
async function lineAt(source: ByteSource, end: number): Promise<number> {
  let line = 1;
  let at = 0;
  let previous = 0;
  for await (const chunk of source.open())
    for (const byte of chunk) {
      if (at === end) return line;
      at += 1;
      if (byte === carriageReturn || (byte === newline && previous !== carriageReturn)) line += 1;
      previous = byte;
    }
  return line;
}

function endlessRow(line: number, { row }: Limits): SourceError {
  const allowed = `at most ${row.toLocaleString('en')} characters`;
  return new SourceError('row-too-long', { line, allowed });
}
