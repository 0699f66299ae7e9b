import { readerLimit } from '../limit';

/** Smaller arrays do not count. */
const largeArray = 1_000_000;

let left: number = readerLimit.pageMemory;

/** Begins a page, or a file. */
export function renewMemory(): void {
  left = readerLimit.pageMemory;
}

/** Whether something was refused because the page needs too much memory. */
export const isMemoryUsedUp = () => left < 0;

function take(size: number): void {
  left -= size;
  if (left < 0) throw new RangeError('The page needs too much memory.');
}

/** What is unpacked at once, in bytes: it becomes at most 17 MB, however much a file claims. */
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
