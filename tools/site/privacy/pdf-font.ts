/** Reads a string of a page. */
export type ReadString = (bytes: Buffer) => string;

/** Reads strings by the table from codes of a font to letters that a stream has (ToUnicode, ISO 32000-1, 9.10.3). */
export function fontReader(stream: string): ReadString | null {
  const entries = (kind: string, entry: RegExp) =>
    [...stream.matchAll(new RegExp(`begin${kind}([^]*?)end${kind}`, 'g'))].flatMap(
      ([, table = '']) => [...table.matchAll(entry)],
    );
  const letters = new Map<number, string>();
  for (const [, code = '', to = ''] of entries('bfchar', /<(\w+)>\s*<(\w+)>/g))
    letters.set(parseInt(code, 16), utf16(to));
  for (const [, first = '', last = '', to = ''] of entries('bfrange', range)) {
    const start = parseInt(first, 16);
    const targets = (to.match(/\w+/g) ?? []).map(utf16);
    for (let at = 0; start + at <= Math.min(parseInt(last, 16), 0xffff); at += 1)
      letters.set(start + at, to.startsWith('[') ? (targets[at] ?? '') : later(targets[0], at));
  }
  if (letters.size === 0) return null;
  const width = /begincodespacerange\s*<\w\w>/.test(stream) ? 1 : 2;
  return (bytes) =>
    Array.from({ length: Math.floor(bytes.length / width) }, (_, at) =>
      letters.get(bytes.readUIntBE(at * width, width)),
    ).join('');
}

/** The first and the last code, and the letters of the first one or of each. */
const range = /<(\w+)>\s*<(\w+)>\s*(<\w+>|\[[^\]]*\])/g;

function utf16(hex: string): string {
  const bytes = Buffer.from(hex, 'hex');
  return bytes
    .subarray(0, bytes.length & ~1)
    .swap16()
    .toString('utf16le');
}

const later = (text = ' ', by: number): string =>
  text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + by);
