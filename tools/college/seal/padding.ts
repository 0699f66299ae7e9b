import { constants, deflateRawSync } from 'node:zlib';

/** The most bytes of a stored block (RFC 1951, section 3.2.4), and the bytes that it starts with. */
const maxStored = 65_535;
const storedStart = 5;

/**
 * Compresses JSON as a raw deflate stream of a padded length: the last blocks are stored spaces, which JSON ignores. So
 * the length tells little about the record, and every inflater reads it.
 */
export function deflatePadded(json: string): Buffer {
  const deflated = deflateRawSync(json, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  return Buffer.concat([
    deflated,
    ...storedSpaces(paddedLength(deflated.length + storedStart) - deflated.length),
  ]);
}

/** Stored blocks of a total length, at least `storedStart`, that inflate to spaces; the last one ends the stream. */
function storedSpaces(length: number): Buffer[] {
  const count = Math.ceil(length / (maxStored + storedStart));
  let spaces = length - count * storedStart;
  return Array.from({ length: count }, (_, index) => {
    const size = Math.min(spaces, maxStored);
    spaces -= size;
    const block = Buffer.alloc(storedStart + size, ' ');
    block[0] = index === count - 1 ? 1 : 0;
    block.writeUInt16LE(size, 1);
    block.writeUInt16LE(size ^ 0xffff, 3);
    return block;
  });
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
