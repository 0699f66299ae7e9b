import type { ByteScan } from './scan-bytes';
import { SourceError } from './source-error';

/** The encoding of a file. */
export interface TextEncoding {
  /** A label of the Encoding standard. */
  name: string;
  /** True if the file does not tell its encoding. */
  guessed: boolean;
  /** True if the file has bytes that are not of its encoding. */
  damaged: boolean;
}

/**
 * The encoding of a file: by its byte order mark, else the one that was chosen for it, else by the zeros of UTF-16, else
 * UTF-8 if the file is UTF-8 or mostly so, else windows-1252. Throws a SourceError if the file is not text.
 */
export function detectEncoding(scan: ByteScan, chosen?: string): TextEncoding {
  const marked = byMark(scan.head);
  scan.utf8.end();
  const { characters, errors } = scan.utf8;
  if (marked === 'utf-8') return known('utf-8', errors > 0);
  if (marked) return known(marked);
  if (chosen) return byChoice(chosen, errors);
  const wide = byZeros(scan.head);
  if (wide) return known(wide);
  if (errors === 0) return known('utf-8');
  if (characters > errors) return known('utf-8', true);
  return { name: 'windows-1252', guessed: true, damaged: false };
}

/** Throws a SourceError if a file that starts like this cannot be text. */
export function checkText(head: Buffer) {
  if (!byMark(head)) byZeros(head);
}

const known = (name: string, damaged = false): TextEncoding => ({ name, guessed: false, damaged });

function byChoice(label: string, errors: number): TextEncoding {
  const name = checkLabel(label);
  return known(name, name === 'utf-8' && errors > 0);
}

function byMark(head: Buffer): string | undefined {
  if (head.subarray(0, 3).toString('hex') === 'efbbbf') return 'utf-8';
  const mark = head.subarray(0, 2).toString('hex');
  return mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : undefined;
}

/** In UTF-16 every second byte of commas, digits, line ends and Latin letters is zero; other text has hardly any zeros. */
function byZeros(head: Buffer): string | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if ((even + odd) * 100 < head.length) return undefined;
  const enough = head.length / 2 / 20;
  if (odd > enough && even * 4 < odd) return 'utf-16le';
  if (even > enough && odd * 4 < even) return 'utf-16be';
  throw new SourceError('not-text');
}

function checkLabel(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    const allowed = 'an encoding such as utf-8, utf-16le, windows-1252 or windows-1251';
    throw new SourceError('unknown-encoding', { value: label, allowed });
  }
}
