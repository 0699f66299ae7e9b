/** The most bytes of a stored block (RFC 1951, section 3.2.4), and the bytes that it starts with. */
const maxStored = 65_535;
const storedStart = 5;

/**
 * Pads a raw deflate stream of this length: stored blocks of spaces, which JSON ignores, so that the length tells little
 * about the content and every inflater reads it. They stand behind a stream without a last block (`isLast`) or before a
 * whole stream.
 */
export function paddingOf(length: number, isLast: boolean): Uint8Array<ArrayBuffer> {
  const padding = new Uint8Array(paddedLength(length + storedStart) - length).fill(32);
  const count = Math.ceil(padding.length / (maxStored + storedStart));
  let spaces = padding.length - count * storedStart;
  for (let index = 0, start = 0; index < count; index++) {
    const size = Math.min(spaces, maxStored);
    const block = new DataView(padding.buffer, start);
    block.setUint8(0, isLast && index === count - 1 ? 1 : 0);
    block.setUint16(1, size, true);
    block.setUint16(3, size ^ 0xffff, true);
    spaces -= size;
    start += storedStart + size;
  }
  return padding;
}

/**
 * The next length that Padmé allows (Nikitin and others, "Reducing Metadata Leakage from Encrypted Files and
 * Communication with PURBs", 2019): at most 12 % more, and few different lengths.
 */
export function paddedLength(length: number): number {
  const exponent = Math.floor(Math.log2(length));
  const significant = Math.floor(Math.log2(exponent)) + 1;
  const step = 2 ** Math.max(0, exponent - significant);
  return Math.ceil(length / step) * step;
}
