import { crc32, deflateSync } from 'node:zlib';

const latin = (text: string) => Buffer.from(text, 'latin1');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(typeof crc32 === 'function' ? crc32(body) : 0);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  return Buffer.concat([size, body, sum]);
}

/** Bytes without text, such as picture data. */
export const noise = Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919 + 13) % 256));

/** A PNG with one more chunk. */
export function png(type: string, data: Buffer): Buffer {
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', Buffer.alloc(13)),
    chunk(type, data),
    chunk('IDAT', noise),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const pngText = (text: string) => png('tEXt', latin(`Author\0${text}`));

export const pngPacked = (text: string) =>
  png('zTXt', Buffer.concat([latin('Author\0\0'), deflateSync(text)]));

export const pngWorld = (text: string) =>
  png('iTXt', Buffer.concat([latin('Author\0\x01\0en\0\0'), deflateSync(text)]));

/** A JPEG with one segment before its picture. */
export function jpeg(marker: number, data: Buffer): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(data.length + 2);
  const segment = Buffer.concat([Buffer.from([0xff, marker]), size, data]);
  return Buffer.concat([
    ...[Buffer.from([0xff, 0xd8]), segment, Buffer.from([0xff, 0xda, 0, 2])],
    ...[noise, Buffer.from([0xff, 0xd9])],
  ]);
}

export const utf16 = (text: string) => Buffer.from(text, 'utf16le');

export const utf16Big = (text: string) => utf16(text).swap16();

/** A WebP with one more chunk. */
export function webp(type: string, data: Buffer): Buffer {
  const riffChunk = (name: string, body: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length);
    return Buffer.concat([latin(name), size, body, Buffer.alloc(body.length % 2)]);
  };
  return Buffer.concat([
    ...[latin('RIFF'), Buffer.alloc(4), latin('WEBP')],
    ...[riffChunk('VP8 ', noise), riffChunk(type, data)],
  ]);
}

/** A PDF whose font has codes of its own: 0001 for the first letter of the text, and so on. */
export function pdfWithOwnCodes(
  text: string,
  table: (letters: readonly string[]) => string,
): Buffer {
  const hex = (code: number) => code.toString(16).padStart(4, '0');
  const letters = [...text].map((letter) => hex(letter.charCodeAt(0)));
  const codes = letters.map((_, at) => hex(at + 1));
  const map = `1 begincodespacerange <0000> <ffff> endcodespacerange ${table(letters)}`;
  return Buffer.concat([
    pdf('()', `BT [<${codes.slice(0, 5).join('')}> 20 <${codes.slice(5).join('')}>] TJ ET`),
    pdf('()', map),
  ]);
}

/** A PDF with an author, and a page whose text is written with these operators. */
export function pdf(author: string, page = '', packed = true): Buffer {
  const body = packed ? deflateSync(latin(page)) : latin(page);
  return Buffer.concat([
    latin(`%PDF-1.7\n1 0 obj << /Author ${author} /Producer (Edify) >> endobj\n`),
    latin(`2 0 obj << /Length ${body.length}${packed ? ' /Filter /FlateDecode' : ''} >> stream\n`),
    ...[body, latin('\nendstream endobj\n%%EOF')],
  ]);
}
