import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextPage } from '../../model/text';
import { ReadProblem } from '../read-problem';
import { drawnPage } from './drawn-page';
import { joinLines } from './join-lines';
import { splitHidden } from './split-hidden';
import type { TextItem } from './text-item';

/** Reads a page of at most `maxLength` characters, and takes what is not to be seen out of its text. */
export async function readPage(page: PDFPageProxy, maxLength: number): Promise<TextPage> {
  const items = await textItems(page, maxLength);
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const drawn = drawnPage(fnArray, argsArray, page.view);
  const { visible, hidden } = splitHidden(items, drawn.runs);
  page.cleanup();
  return {
    number: page.pageNumber,
    text: joinLines(visible),
    ...(hidden !== '' && { hidden }),
    ...(drawn.isScan && { isScan: true }),
  };
}

async function textItems(page: PDFPageProxy, maxLength: number): Promise<readonly TextItem[]> {
  const items: TextItem[] = [];
  let left = maxLength;
  const reader = page.streamTextContent({ disableNormalization: true }).getReader();
  for (;;) {
    const { done, value } = (await reader.read()) as ReadableStreamReadResult<{
      items: TextItem[];
    }>;
    if (done) return items;
    for (const item of value.items) {
      left -= item.str.length;
      items.push(item);
    }
    if (left < 0) throw new ReadProblem('too-large');
  }
}
