import { fromLatin1 } from '@/lib/text/windows-1252';
import type { TextPage } from '../model/text';
import { ReadProblem } from './read-problem';

/** Reads UTF-8, UTF-16 with a byte-order mark, or else Windows-1252, as one page. */
export function readPlainText(bytes: Uint8Array<ArrayBuffer>): readonly TextPage[] {
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new ReadProblem('wrong-type');
  return [{ number: 1, text: text.replace(/\r\n?/g, '\n') }];
}

/** Decodes UTF-8, UTF-16 with a byte-order mark, or else Windows-1252. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Node reads this encoding as Latin-1.
    return fromLatin1(new TextDecoder('windows-1252').decode(bytes));
  }
}
