import './isolate';
import {
  type ReadAnswer,
  type ReadRequest,
  ReadError,
  type OnPage,
} from '@/components/integrity/reader/read-message';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { renewMemory, startTime } from './limits';
import { openPdf } from '@/components/integrity/reader/pdf/open-pdf';
import type { TextPage } from '@/components/integrity/model/text';
import { findWords } from '@/components/integrity/model/word';
import { readDocx } from '@/components/integrity/reader/read-docx';
import {
  fileKind,
  isEncryptedDocument,
  isKnownName,
  isOtherDocument,
} from '@/components/integrity/reader/file-kind';
import { readerLimit, scannedPage } from '@/components/integrity/reader/limit';
import { readPdf } from '@/components/integrity/reader/pdf/read-pdf';
import { notebookText, readPlainText } from '@/components/integrity/reader/plain-text';

/** The pages of a file. Throws ReadError if it has no text to compare. */
async function readPages(
  { name, content }: ReadRequest,
  onPage: OnPage,
): Promise<readonly TextPage[]> {
  if (content.size > readerLimit.fileSize) throw new ReadError('too-large');
  if (content.size === 0) throw new ReadError('empty');
  const bytes = new Uint8Array(await content.arrayBuffer());
  const pages = await read(name, bytes, onPage).catch((error: unknown) => {
    const isOtherKind = error instanceof ReadError && error.problem === 'wrong-type';
    if (isOtherKind && isOtherDocument(name)) throw new ReadError('other-document');
    throw isOtherKind && isKnownName(name) ? new ReadError('wrong-name') : error;
  });
  checkLength(pages);
  return pages;
}

async function read(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  onPage: OnPage,
): Promise<readonly TextPage[]> {
  const kind = fileKind(name, bytes);
  if (kind === 'pdf') return readPdf(bytes, onPage);
  if (kind === 'zip') return readDocx(bytes);
  if (kind === 'txt') return readTextFile(name, bytes);
  if (isEncryptedDocument(bytes)) throw new ReadError('encrypted');
  throw new ReadError('wrong-type');
}

function readTextFile(name: string, bytes: Uint8Array<ArrayBuffer>): readonly TextPage[] {
  const pages = readPlainText(bytes);
  if (!/\.ipynb$/i.test(name)) return pages;
  return pages.map((page) => ({ ...page, text: notebookText(page.text) }));
}

function checkLength(pages: readonly TextPage[]): void {
  const length = pages.reduce((sum, { text }) => sum + text.length, 0);
  if (length > readerLimit.characters) throw new ReadError('too-large');
  if (pages.some(hasText)) return;
  const isUnread = (why: TextPage['unread']) => pages.some(({ unread }) => unread === why);
  throw new ReadError(
    isUnread('picture') ? 'scanned' : isUnread('font') ? 'unreadable' : 'no-text',
  );
}

/** A few words on a picture are a stamp. */
const hasText = ({ text, unread }: TextPage) =>
  unread === 'picture' ? findWords(text).length >= scannedPage.words : /[\p{L}\p{N}]/u.test(text);

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
async function drawPdf(
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

const page = globalThis as unknown as {
  postMessage: (answer: ReadAnswer, moved?: Transferable[]) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
};

page.addEventListener('message', ({ data }) => {
  if (isRequest(data)) void answer(data);
});

function isRequest(data: unknown): data is ReadRequest {
  return typeof data === 'object' && data !== null && 'content' in data;
}

async function answer(request: ReadRequest): Promise<void> {
  page.postMessage({ kind: 'start' });
  try {
    if (request.isDrawn) return await draw(request.content);
    const onPage: OnPage = (step, pages) => page.postMessage({ kind: 'step', page: step, pages });
    page.postMessage({ kind: 'pages', pages: await readPages(request, onPage) });
  } catch (error) {
    const problem = error instanceof ReadError ? error.problem : 'damaged';
    page.postMessage({ kind: 'problem', problem });
  }
}

async function draw(content: Blob): Promise<void> {
  await drawPdf(new Uint8Array(await content.arrayBuffer()), (picture, number, pages) =>
    page.postMessage({ kind: 'picture', picture, page: number, pages }, [picture]),
  );
  page.postMessage({ kind: 'pages', pages: [] });
}
