import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextPage } from '../../model/text';
import { findWords } from '../../model/word';
import { scannedPage } from '../limit';
import type { OnWay } from '../read-message';
import { ReadError } from '../read-error';
import { annotationText } from './annotation-text';
import { drawnPage, type DrawnPage } from './drawn-page';
import { orderVowelSigns } from './indic-order';
import { joinLines } from './join-lines';
import { readItems, type ContentItem } from './read-items';
import { splitHidden } from './split-hidden';
import type { TextItem } from './text-item';
import { isUnreadable, readableLines } from './unreadable';

/** Reads a page of at most `maxLength` characters, and takes what is not to be seen out of its text. */
export async function readPage(
  page: PDFPageProxy,
  maxLength: number,
  onWay: OnWay,
): Promise<TextPage> {
  const items = await textItems(page, maxLength);
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const drawn = drawnPage(fnArray, argsArray, page.view);
  const { visible, hidden } = splitHidden(items, drawn.runs);
  const written = await annotationText(page);
  page.cleanup();
  const joined = joinLines(visible);
  const isActual = items.some((item) => item.isActual);
  const all = [isActual ? joined : orderVowelSigns(joined), written].join('\n').trim();
  const unread = unreadReason(all, drawn);
  const text = unread === 'font' ? readableLines(all) : all;
  if (unread !== 'picture' && text !== '') onWay(wayOf(isActual, drawn));
  if (written !== '') onWay('fields and notes of a PDF');
  return {
    number: page.pageNumber,
    text,
    ...(unread && { unread }),
    ...(hidden !== '' && { hidden }),
  };
}

const wayOf = (isActual: boolean, { isScan }: DrawnPage) =>
  isScan ? 'recognised text of a scan' : isActual ? 'tagged text of a PDF' : 'text layer of a PDF';

function unreadReason(text: string, { isPicture, isScan }: DrawnPage): TextPage['unread'] {
  if (isUnreadable(text)) return 'font';
  if (!isPicture) return undefined;
  const words = findWords(text).length;
  const isRecognised = isScan && words > 0;
  return words < scannedPage.words && !isRecognised ? 'picture' : undefined;
}

async function textItems(page: PDFPageProxy, maxLength: number): Promise<readonly TextItem[]> {
  const items: ContentItem[] = [];
  let left = maxLength;
  const options = { disableNormalization: true, includeMarkedContent: true };
  const reader = page.streamTextContent(options).getReader();
  for (;;) {
    const { done, value } = (await reader.read()) as ReadableStreamReadResult<{
      items: ContentItem[];
    }>;
    if (done) return readItems(items);
    for (const item of value.items) {
      left -= ('str' in item ? item.str : item.actualText)?.length ?? 0;
      items.push(item);
    }
    if (left < 0) throw new ReadError('too-large');
  }
}
