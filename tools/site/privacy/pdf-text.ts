import { fontReader, type ReadString } from './pdf-font';
import { inflated } from './picture-text';

const stream = /stream\r?\n/g;

/**
 * The text of a PDF: its document fields, its XMP and its pages, also of earlier revisions and of a damaged file, which
 * programs that show a PDF leave out.
 */
export function pdfTexts(bytes: Buffer): string[] {
  const file = bytes.toString('latin1');
  const parts = [file];
  for (const { index, 0: keyword } of file.matchAll(stream)) {
    const start = index + keyword.length;
    const end = file.indexOf('endstream', start);
    const data = bytes.subarray(start, end < 0 ? undefined : end);
    const unpacked = inflated(data);
    if (unpacked) parts.push(unpacked.toString('latin1'));
  }
  const readers = [decoded, ...parts.flatMap((content) => fontReader(content) ?? [])];
  return parts.flatMap((content) => [
    ...(content === file ? plainParts(bytes, file) : [content, utf8Of(content)]),
    ...readers.flatMap((read) => strings(content, read)),
  ]);
}

/** The text outside compressed streams. */
function plainParts(bytes: Buffer, file: string): string[] {
  const plain = file.replace(/stream\r?\n[^]*?endstream/g, (found) =>
    /^stream\s*<[?x]/.test(found) ? found : ' ',
  );
  return [plain, utf8Of(plain)];
}

const utf8Of = (text: string) => Buffer.from(text, 'latin1').toString('utf8');

const token = /\((?:[^()\\]|\\[^]|\((?:[^()\\]|\\[^])*\))*\)|<[0-9A-Fa-f\s]{4,}>|\[|\]/g;

/** The strings of a stream: first separated by spaces, then with those of one line of a page joined to one word. */
function strings(content: string, read: ReadString): string[] {
  const apart: string[] = [];
  let joined = '';
  let inside = false;
  for (const [found] of content.matchAll(token)) {
    if (found === '[' || found === ']') {
      inside = found === '[';
      joined += ' ';
      continue;
    }
    const text = read(found.startsWith('(') ? literal(found.slice(1, -1)) : hexadecimal(found));
    apart.push(text);
    joined += inside ? text : ` ${text}`;
  }
  return apart.length > 0 ? [apart.join(' '), joined] : [];
}

const letters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function literal(inner: string): Buffer {
  const raw = inner.replace(/\\(?:([0-7]{1,3})|(\r?\n)|([^]))/g, (_, octal, line, sign: string) =>
    octal ? String.fromCharCode(parseInt(octal, 8) & 255) : line ? '' : (letters[sign] ?? sign),
  );
  return Buffer.from(raw, 'latin1');
}

const hexadecimal = (found: string): Buffer => Buffer.from(found.replace(/[<>\s]/g, ''), 'hex');

function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return Buffer.from(bytes.subarray(2, bytes.length & ~1))
      .swap16()
      .toString('utf16le');
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb;
  return bytes.toString(marked ? 'utf8' : 'latin1');
}
