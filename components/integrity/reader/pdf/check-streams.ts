import { readerLimit } from '../limit';
import { ReadProblem } from '../read-problem';

/**
 * Throws ReadProblem if a compressed stream of a PDF unpacks to more than the limit. pdf.js keeps a whole stream in
 * memory, so it must not begin with such a file; the browser's own inflater keeps nothing.
 */
export async function checkStreams(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  let left: number = readerLimit.inflatedSize;
  for (const start of zlibStarts(bytes)) {
    // A stream that cannot grow beyond the limit needs no look: deflate makes at most 1,032 bytes of one.
    const end = indexOf(bytes, endOfStream, start);
    const length = (end === -1 ? bytes.length : end) - start;
    if (length * 1032 < suspectSize) continue;
    left -= await inflatedSize(bytes.subarray(start, start + length), left);
    if (left < 0) throw new ReadProblem('too-large');
  }
}

/** A stream that stays below this many bytes, in any case, is not unpacked to measure it. */
const suspectSize = 8_000_000;

const startOfStream = charCodes('stream');
const endOfStream = charCodes('endstream');

/** Where zlib data (RFC 1950) begins after the word "stream" and the end of its line. */
function* zlibStarts(bytes: Uint8Array): Generator<number> {
  for (let at = indexOf(bytes, startOfStream, 0); at !== -1;) {
    let start = at + startOfStream.length;
    if (bytes[start] === 0x0d) start++;
    if (bytes[start] === 0x0a) start++;
    const [method = 0, flags = 0] = bytes.subarray(start, start + 2);
    if ((method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0) yield start;
    at = indexOf(bytes, startOfStream, start);
  }
}

/** How much the data unpacks to, or a little more than `max` if it is more. Damaged data counts up to the damage. */
async function inflatedSize(data: Uint8Array<ArrayBuffer>, max: number): Promise<number> {
  const reader = new Blob([data])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
    .getReader();
  let size = 0;
  try {
    while (size <= max) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
    }
  } catch {
    // The end of the data is not the end of the stream, which pdf.js copes with.
  }
  void reader.cancel().catch(() => {});
  return size;
}

function indexOf(bytes: Uint8Array, word: readonly number[], from: number): number {
  const [first = 0] = word;
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1))
    if (word.every((byte, index) => bytes[at + index] === byte)) return at;
  return -1;
}

function charCodes(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}
