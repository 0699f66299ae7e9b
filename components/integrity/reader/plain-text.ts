import { fromLatin1 } from '@/lib/text/windows-1252';
import type { TextPage } from '../model/text';
import { ReadError } from './read-error';

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

/** Decodes UTF-8, UTF-16 with a byte-order mark, or else Windows-1252. */
export const decodeText = (bytes: Uint8Array<ArrayBuffer>) => decodeAs(encodingOf(bytes), bytes);

/** The encoding of a text, as the Encoding Standard names it. */
export function encodingOf(bytes: Uint8Array<ArrayBuffer>): string {
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

/** Decodes bytes in an encoding that the Encoding Standard names. Node reads Windows-1252 as Latin-1. */
export function decodeAs(label: string, bytes: Uint8Array<ArrayBuffer>): string {
  const text = new TextDecoder(label).decode(bytes);
  return label.toLowerCase() === 'windows-1252' ? fromLatin1(text) : text;
}

/** Each byte as a character. */
export function latin1Text(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return text;
}
