import { inflateSync } from 'node:zlib';

const largest = 4_000_000;

/** The bytes of a field, decoded in every encoding that its text may have. */
function fieldTexts(bytes: Buffer): string[] {
  const wide = [0, 1].flatMap((start) => {
    const even = bytes.subarray(start, start + ((bytes.length - start) & ~1));
    return [even.toString('utf16le'), Buffer.from(even).swap16().toString('utf16le')];
  });
  const latin = bytes.toString('latin1');
  // Latin letters in two bytes each, without the letters that the bytes before them happen to form.
  const runs = latin.match(/(?:[\x20-\x7e\xa0-\xff]\0){4,}/g) ?? [];
  return [bytes.toString('utf8'), latin, ...wide, runs.join('\n').replaceAll('\0', '')];
}

/** Decompresses a field; undefined if it is broken or too large. */
export function inflated(bytes: Buffer): Buffer | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: largest });
  } catch {
    return undefined;
  }
}

/** The text fields of a PNG: every chunk except the picture, decompressed if needed, and what follows the end. */
export function pngTexts(bytes: Buffer): string[] {
  const texts: string[] = [];
  let at = 8;
  while (at + 8 <= bytes.length) {
    const end = at + 8 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, Math.min(end, bytes.length));
    if (!['IDAT', 'fdAT', 'PLTE', 'iCCP'].includes(type)) texts.push(...fieldTexts(data));
    const packed = type === 'zTXt' || type === 'iTXt' ? compressedText(data) : undefined;
    if (packed) texts.push(...fieldTexts(packed));
    at = end + 4;
    if (type === 'IEND') break;
  }
  return [...texts, ...fieldTexts(bytes.subarray(at))];
}

/** The compressed text of a chunk starts at its first valid zlib header. */
function compressedText(data: Buffer): Buffer | undefined {
  for (let at = data.indexOf(0x78); at >= 0; at = data.indexOf(0x78, at + 1)) {
    const found = inflated(data.subarray(at));
    if (found) return found;
  }
  return undefined;
}

/**
 * The text fields of a JPEG: every segment before the picture (Exif, XMP, IPTC, comments), and what follows the end.
 */
export function jpegTexts(bytes: Buffer): string[] {
  const texts: string[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if ((marker >= 0xe0 && marker <= 0xef) || marker === 0xfe)
      texts.push(...fieldTexts(bytes.subarray(at + 4, end)));
    at = end;
    if (marker === 0xda) break;
  }
  const last = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]));
  return last < 0 ? texts : [...texts, ...fieldTexts(bytes.subarray(last + 2))];
}

/** The text fields of a WebP: every chunk except the picture. */
export function webpTexts(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 12; at + 8 <= bytes.length;) {
    const type = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    if (!/^(?:VP8.|ALPH|ANMF|ANIM|ICCP)$/.test(type))
      texts.push(...fieldTexts(bytes.subarray(at + 8, at + 8 + size)));
    at += 8 + size + (size % 2);
  }
  return texts;
}

/** The comments of a GIF, and the text of its applications (XMP). */
export function gifTexts(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = bytes.indexOf(0x21); at >= 0; at = bytes.indexOf(0x21, at + 1)) {
    if (bytes[at + 1] !== 0xfe && bytes[at + 1] !== 0xff) continue;
    const blocks: Buffer[] = [];
    let next = at + 2;
    for (let size = bytes[next] ?? 0; size > 0; size = bytes[next] ?? 0) {
      blocks.push(bytes.subarray(next + 1, next + 1 + size));
      next += 1 + size;
    }
    const text = Buffer.concat(blocks).toString('utf8');
    if ((text.match(/[\p{L}\p{P}\p{Zs}]/gu)?.length ?? 0) > text.length * 0.8) texts.push(text);
  }
  const xmp = /<x:xmpmeta[^]*?<\/x:xmpmeta>/.exec(bytes.toString('utf8'))?.[0];
  return xmp ? [...texts, xmp] : texts;
}
