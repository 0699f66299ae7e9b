import { readerLimit } from '../limit';

/** How many instructions are read between two looks at the clock. */
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

/** Whether reading was ended because it takes too long. */
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
