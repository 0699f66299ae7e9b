import { createHash } from 'node:crypto';
import type { ByteSource } from './byte-source';
import type { Limits } from './limit';
import { SourceFault } from './source-fault';
import { Utf8Count } from './utf8-count';

/** What one reading of all bytes tells. */
export interface ByteScan {
  sha256: string;
  size: number;
  head: Buffer;
  utf8: Utf8Count;
}

const headLength = 64 * 1024;
/** UTF-16 has two bytes a character. */
const longestCharacter = 2;

/** Reads all bytes of a source once. Throws a SourceFault, also for a row without an end. */
export async function scanBytes(
  source: ByteSource,
  limits: Limits,
  hasRows = true,
): Promise<ByteScan> {
  const hash = createHash('sha256');
  const utf8 = new Utf8Count();
  const head: Uint8Array[] = [];
  let size = 0;
  let rowLength = 0;
  for await (const chunk of source.open()) {
    hash.update(chunk);
    if (size < headLength) head.push(chunk.subarray(0, headLength - size));
    size += chunk.length;
    if (!hasRows) continue;
    utf8.add(chunk);
    rowLength = chunk.includes(10) || chunk.includes(13) ? 0 : rowLength + chunk.length;
    if (rowLength > limits.row * longestCharacter) throw endlessRow(limits);
  }
  return { sha256: hash.digest('hex'), size, head: Buffer.concat(head), utf8 };
}

export function endlessRow({ row }: Limits): SourceFault {
  return new SourceFault({
    code: 'row-too-long',
    message: 'This file has a row that is too long for a table.',
    allowed: `at most ${row.toLocaleString('en')} characters`,
    action: 'Export the file again as CSV.',
  });
}
