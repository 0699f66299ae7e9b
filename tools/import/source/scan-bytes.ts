import { isAscii } from 'node:buffer';
import { StringDecoder } from 'node:string_decoder';
import { createHash } from 'node:crypto';
import type { ByteSource } from './byte-source';
import type { Limits } from './limit';
import { SourceError } from './source-error';

/** Counts the letters that are not ASCII, and the bytes that are not UTF-8, in chunks of a file. */
class Utf8Count {
  characters = 0;
  errors = 0;
  private readonly decoder = new StringDecoder('utf8');
  /** True if the last chunk may end in a part of a letter. */
  private isOpen = false;

  add(bytes: Uint8Array) {
    if (!this.isOpen && isAscii(bytes)) return;
    this.isOpen = (bytes.at(-1) ?? 0) > 0x7f;
    this.count(this.decoder.write(Buffer.from(bytes)));
  }

  end() {
    this.count(this.decoder.end());
  }

  private count(text: string) {
    for (const [letter] of text.matchAll(/[^\0-\x7f]/gu)) {
      if (letter === '\ufffd') this.errors += 1;
      else this.characters += 1;
    }
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
