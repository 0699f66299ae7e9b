import { fromLatin1 } from '@/lib/text/windows-1252';
import type { TextPage } from '../model/text';
import { ReadError } from './read-message';

/** Reads UTF-8, UTF-16 with a byte-order mark, or else Windows-1252, as one page. */
export function readPlainText(bytes: Uint8Array<ArrayBuffer>): readonly TextPage[] {
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new ReadError('wrong-type');
  return [{ number: 1, text: text.replace(/\r\n?/g, '\n') }];
}

/** The cells of a Jupyter notebook (nbformat 4), without outputs and settings, which all notebooks share; other text as it is. */
export function notebookText(text: string): string {
  try {
    const { cells } = JSON.parse(text) as { cells: { source: string | readonly string[] }[] };
    return cells.map(({ source }) => [source].flat().join('')).join('\n');
  } catch {
    return text;
  }
}

/** The encoding of a text, as the Encoding Standard names it. */
function encodingOf(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'UTF-16LE';
  if (first === 0xfe && second === 0xff) return 'UTF-16BE';
  try {
    new TextDecoder('UTF-8', { fatal: true }).decode(bytes);
    return 'UTF-8';
  } catch {
    return 'Windows-1252';
  }
}

/** Decodes UTF-8, UTF-16 with a byte-order mark, or else Windows-1252, which Node reads as Latin-1. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'Windows-1252' ? fromLatin1(text) : text;
}
