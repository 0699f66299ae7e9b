import { isUtf8 } from 'node:buffer';
import { extname } from 'node:path';
import { pdfTexts } from './pdf-text';
import { gifTexts, jpegTexts, pngTexts, webpTexts } from './picture-text';

/** Files that contain no text; short runs of letters in them are coincidence. */
const binary = new Set(
  'ico woff woff2 ttf otf mp4 webm mp3 zip gz br wasm avif png jpg jpeg webp gif pdf'
    .split(' ')
    .map((ending) => `.${ending}`),
);

const readers: readonly [begins: RegExp, read: (bytes: Buffer) => string[]][] = [
  [/^\x89PNG\r\n\x1a\n/, pngTexts],
  [/^\xff\xd8\xff/, jpegTexts],
  [/^GIF8/, gifTexts],
  [/^RIFF[^]{4}WEBP/, webpTexts],
  [/^[^]{4}ftyp/, letterRuns],
  [/^[^]{0,1023}?%PDF-/, pdfTexts],
];

/**
 * The texts in a file, read by its real type and not by its name: text in UTF-8, UTF-16 or Latin-1, the text fields of
 * pictures, and the text of PDF files. If `anyText` is false, bytes of unknown type are not read as text.
 */
export function textsOf(name: string, bytes: Buffer, anyText = true): string[] {
  const start = bytes.toString('latin1', 0, 1100);
  const reader = readers.find(([begins]) => begins.test(start));
  if (reader) return reader[1](bytes);
  const wide = utf16Texts(bytes);
  if (wide.length > 0) return wide;
  if (binary.has(extname(name).toLowerCase())) return letterRuns(bytes);
  if (!anyText) return [];
  const text = bytes.toString('utf8');
  return isUtf8(bytes) ? [text] : [text, bytes.toString('latin1')];
}

/** Text in UTF-16: with a byte order mark, or with as many zero bytes as letters of Latin scripts have. */
function utf16Texts(bytes: Buffer): string[] {
  const byteOrderMark = bytes.subarray(0, 2).toString('hex');
  if (byteOrderMark === 'fffe') return [bytes.toString('utf16le', 2)];
  if (byteOrderMark === 'feff') return [swapped(bytes).toString('utf16le', 2)];
  const sample = bytes.subarray(0, 400);
  const zeros = [0, 1].map((odd) => sample.filter((byte, at) => at % 2 === odd && byte === 0));
  const [even = 0, odd = 0] = zeros.map(({ length }) => (2 * length) / Math.max(1, sample.length));
  if (odd > 0.6 && even < 0.2) return [bytes.toString('utf16le')];
  return even > 0.6 && odd < 0.2 ? [swapped(bytes).toString('utf16le')] : [];
}

const swapped = (bytes: Buffer): Buffer =>
  Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16();

/** Runs of at least eight letters, in one byte or two: the text fields of a file of unknown type. */
function letterRuns(bytes: Buffer): string[] {
  const text = bytes.toString('utf8').match(/[\p{L}\p{M}\p{N}\p{P}\p{Zs}]{8,}/gu) ?? [];
  const wide = bytes.toString('latin1').match(/(?:[\x20-\x7e\xa0-\xff]\0){8,}/g) ?? [];
  return [text.join('\n'), wide.join('\n').replaceAll('\0', '')].filter((found) => found !== '');
}
