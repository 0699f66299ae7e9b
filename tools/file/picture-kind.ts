import { extname } from 'node:path';

/** The first bytes of each type of file. An SVG is text, recognised by its first tag. */
const kinds: readonly {
  name: string;
  endings: readonly string[];
  is: (bytes: Buffer) => boolean;
}[] = [
  { name: 'a PNG', endings: ['.png'], is: (bytes) => starts(bytes, '\x89PNG\r\n\x1a\n') },
  { name: 'a JPEG', endings: ['.jpg', '.jpeg'], is: (bytes) => starts(bytes, '\xff\xd8\xff') },
  {
    name: 'a WebP',
    endings: ['.webp'],
    is: (bytes) => starts(bytes, 'RIFF') && starts(bytes.subarray(8), 'WEBP'),
  },
  {
    name: 'an AVIF',
    endings: ['.avif'],
    is: (bytes) => /^ftyp(?:avif|avis|mif1|msf1)/.test(bytes.toString('latin1', 4, 12)),
  },
  { name: 'a GIF', endings: ['.gif'], is: (bytes) => starts(bytes, 'GIF8') },
  { name: 'a BMP', endings: ['.bmp'], is: (bytes) => starts(bytes, 'BM') },
  { name: 'a PDF', endings: ['.pdf'], is: (bytes) => starts(bytes, '%PDF') },
  {
    name: 'an SVG',
    endings: ['.svg'],
    is: (bytes) =>
      /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(
        bytes.toString('utf8').replace(/^\uFEFF/, ''),
      ),
  },
];

function starts(bytes: Buffer, text: string): boolean {
  return bytes.toString('latin1', 0, text.length) === text;
}

/** The real type of a file whose name says otherwise: "a JPEG", or "no picture". */
export function mismatchedKind(name: string, bytes: Buffer): string | undefined {
  const ending = extname(name).toLowerCase();
  const kind = kinds.find(({ is }) => is(bytes));
  if (kind?.endings.includes(ending)) return undefined;
  return kind?.name ?? 'no picture';
}
