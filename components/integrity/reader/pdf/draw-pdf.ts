import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ReadError } from '../read-message';
import { renewMemory, startTime } from '../worker/limits';
import { openPdf } from './open-pdf';

/** The canvases of pdf.js, which has no document here. */
class CanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }

  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = width;
    canvas.height = height;
  }

  destroy() {}
}

/** The filters of a page need a document; it is drawn without them. */
class FilterFactory {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy() {}
}

/** The most pages that are drawn of one file, and their width in pixels. */
const most = 5;
const width = 1000;
const maxHeight = 3000;

/** Draws the first pages of a PDF. It runs no script and requests nothing. Throws ReadError if it cannot be read. */
export async function drawPdf(
  bytes: Uint8Array<ArrayBuffer>,
  onPicture: (picture: ImageBitmap, page: number, pages: number) => void,
): Promise<void> {
  renewMemory();
  startTime();
  const task = openPdf(bytes, {
    maxImageSize: 40_000_000,
    // Letters are drawn from their outlines.
    disableFontFace: true,
    CanvasFactory,
    FilterFactory,
  });
  try {
    await drawPages(await task.promise, onPicture);
  } catch {
    throw new ReadError('damaged');
  } finally {
    await task.destroy();
  }
}

async function drawPages(
  pdf: PDFDocumentProxy,
  onPicture: Parameters<typeof drawPdf>[1],
): Promise<void> {
  for (let number = 1; number <= Math.min(pdf.numPages, most); number++) {
    renewMemory();
    const page = await pdf.getPage(number);
    const { width: own, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: Math.min(width / own, maxHeight / height) });
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
    // Pages are drawn for print in one go, without the frames of a window.
    await page.render({ canvas: null, canvasContext, viewport, intent: 'print' }).promise;
    page.cleanup();
    onPicture(canvas.transferToImageBitmap(), number, pdf.numPages);
  }
}
