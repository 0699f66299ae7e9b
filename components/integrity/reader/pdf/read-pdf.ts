import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Makes pdf.js read in this thread, which is a worker already.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { TextPage } from '../../model/text';
import { readerLimit } from '../limit';
import type { OnPage, OnWay } from '../read-message';
import { ReadError } from '../read-error';
import { documentWithoutFonts } from '../worker/fonts';
import { isMemoryUsedUp, renewMemory } from '../worker/memory';
import { isTimeUp, renewTime, startTime } from '../worker/time';
import { readPage } from './read-page';

/** The pages of a PDF. It runs no script, draws nothing and requests nothing. */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  onPage: OnPage,
  onWay: OnWay,
): Promise<readonly TextPage[]> {
  renewMemory();
  startTime();
  const task = getDocument({
    data: bytes,
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    // No picture is decoded; one that is left out shows in the instructions by its place alone.
    maxImageSize: 0,
    enableXfa: false,
    ownerDocument: documentWithoutFonts,
    verbosity: 0,
  });
  try {
    return await readAll(await task.promise, onPage, onWay);
  } catch (error) {
    if (error instanceof ReadError) throw error;
    checkLimits();
    throw new ReadError(isPasswordError(error) ? 'encrypted' : 'damaged');
  } finally {
    await task.destroy();
  }
}

async function readAll(
  pdf: PDFDocumentProxy,
  onPage: OnPage,
  onWay: OnWay,
): Promise<readonly TextPage[]> {
  if (pdf.numPages > readerLimit.pages) throw new ReadError('too-many-pages');
  if (await isPortfolio(pdf)) throw new ReadError('embedded');
  const pages: TextPage[] = [];
  let left: number = readerLimit.characters;
  for (let number = 1; number <= pdf.numPages; number++) {
    renewMemory();
    renewTime();
    const page = await readPage(await pdf.getPage(number), left, onWay);
    // pdf.js goes on with the rest of a page after an error.
    checkLimits();
    left -= page.text.length + (page.hidden?.length ?? 0);
    pages.push(page);
    onPage(number, pdf.numPages);
  }
  return pages;
}

function checkLimits(): void {
  if (isMemoryUsedUp()) throw new ReadError('packed');
  if (isTimeUp()) throw new ReadError('too-slow');
}

/** Whether a PDF holds other files, and one page that says so (ISO 32000-1, 12.3.5). */
async function isPortfolio(pdf: PDFDocumentProxy): Promise<boolean> {
  if (pdf.numPages > 1) return false;
  const { info } = (await pdf.getMetadata()) as { info: { IsCollectionPresent?: boolean } };
  return info.IsCollectionPresent === true;
}

/** pdf.js does not export the class of this error. */
function isPasswordError(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}
