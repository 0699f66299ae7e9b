import { readerLimit } from '../limit';

/** Smaller arrays do not count. */
const largeArray = 1_000_000;

let left: number = readerLimit.pageMemory;

/** Begins a page, or a file. */
export function renewMemory(): void {
  left = readerLimit.pageMemory;
}

/** Returns true if something was refused because the page needs too much memory. */
export const isMemoryUsedUp = () => left < 0;

function take(size: number): void {
  left -= size;
  if (left < 0) throw new RangeError('The page needs too much memory.');
}

/** The size that is unpacked at once, in bytes: it becomes at most 17 MB, however much a file claims. */
const piece = 16_384;

/** Counts what the inflater of the browser writes. The inflater unpacks all that it is given before any of it is counted. */
class CountingInflater {
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly writable: WritableStream<Uint8Array<ArrayBuffer>>;

  constructor(format: CompressionFormat) {
    const cut = new TransformStream<Uint8Array<ArrayBuffer>, BufferSource>({
      transform: (part, controller) => {
        for (let at = 0; at < part.length; at += piece)
          controller.enqueue(part.subarray(at, at + piece));
      },
    });
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (part, controller) => {
        take(part.length);
        controller.enqueue(part);
      },
    });
    this.readable = cut.readable.pipeThrough(new Inflater(format)).pipeThrough(count);
    this.writable = cut.writable;
  }
}

const Inflater = DecompressionStream;

/** pdf.js keeps what it unpacks in arrays that it doubles. */
const CountingArray = new Proxy(Uint8Array, {
  construct: (array, values: unknown[], newTarget) => {
    const [size] = values;
    if (typeof size === 'number' && size >= largeArray) take(size);
    return Reflect.construct(array, values, newTarget) as object;
  },
});

Object.assign(globalThis, { DecompressionStream: CountingInflater, Uint8Array: CountingArray });

/** The number of instructions between two checks of the clock. */
const between = 1000;

let fileEnd = Infinity;
let pageEnd = Infinity;
let count = 0;
let isUp = false;

/** Begins a page. */
export function renewTime(): void {
  pageEnd = Math.min(fileEnd, Date.now() + readerLimit.pause);
  isUp = false;
}

/** Begins a file. */
export function startTime(): void {
  fileEnd = Date.now() + readerLimit.time;
  renewTime();
}

/** Returns true if reading was ended because it takes too long. */
export const isTimeUp = () => isUp;

/**
 * pdf.js calls this at each instruction of a page (`app/(faculty)/read-text.js/actual-text.ts`). A worker that ends itself leaves
 * the page as it is; one that the page ends while it computes can take the page with it (Chromium 156).
 */
function countInstruction(): void {
  count++;
  if (count % between === 0 && Date.now() > pageEnd) isUp = true;
  if (isUp) throw new RangeError('The page takes too long.');
}

Object.assign(globalThis, { countInstruction });
