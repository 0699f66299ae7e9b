import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// Makes pdf.js read in this thread, which is a worker already.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { normalizeText } from '@/lib/text/normalize';
import type { TextPage } from '../../model/text';
import { findWords } from '../../model/word';
import { readerLimit, scannedPage } from '../limit';
import { ReadError, type OnPage } from '../read-message';
import { isMemoryUsedUp, isTimeUp, renewMemory, renewTime, startTime } from '../worker/limits';
import { drawnPage, splitHidden, type DrawnPage } from './hidden-text';
import { joinLines, orderVowelSigns } from './join-lines';
import { openPdf } from './open-pdf';
import { readItems, type ContentItem, type TextItem } from './text-item';

/** The pages of a PDF. It runs no script, draws nothing and requests nothing. */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  onPage: OnPage,
): Promise<readonly TextPage[]> {
  renewMemory();
  startTime();
  // No picture is decoded; one that is left out shows in the instructions by its place alone.
  const task = openPdf(bytes, { maxImageSize: 0 });
  try {
    return await readAll(await task.promise, onPage);
  } catch (error) {
    if (error instanceof ReadError) throw error;
    checkLimits();
    throw new ReadError(isPasswordError(error) ? 'encrypted' : 'damaged');
  } finally {
    await task.destroy();
  }
}

async function readAll(pdf: PDFDocumentProxy, onPage: OnPage): Promise<readonly TextPage[]> {
  if (pdf.numPages > readerLimit.pages) throw new ReadError('too-many-pages');
  if (await isPortfolio(pdf)) throw new ReadError('embedded');
  const pages: TextPage[] = [];
  let left: number = readerLimit.characters;
  for (let number = 1; number <= pdf.numPages; number++) {
    renewMemory();
    renewTime();
    const page = await readPage(await pdf.getPage(number), left);
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

/** Returns true if a PDF holds other files, and one page that says so (ISO 32000-1, 12.3.5). */
async function isPortfolio(pdf: PDFDocumentProxy): Promise<boolean> {
  if (pdf.numPages > 1) return false;
  const { info } = (await pdf.getMetadata()) as { info: { IsCollectionPresent?: boolean } };
  return info.IsCollectionPresent === true;
}

/** pdf.js does not export the class of this error. */
function isPasswordError(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}

/** Reads a page of at most `maxLength` characters, and takes what is not to be seen out of its text. */
async function readPage(page: PDFPageProxy, maxLength: number): Promise<TextPage> {
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
  return {
    number: page.pageNumber,
    text,
    ...(unread && { unread }),
    ...(hidden !== '' && { hidden }),
  };
}

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

/** The properties of an annotation of pdf.js that are read here. */
interface Annotation {
  subtype?: string;
  annotationFlags?: number;
  fieldType?: string;
  fieldValue?: unknown;
  password?: boolean;
  /** The lines that are drawn. */
  textContent?: readonly string[];
  contentsObj?: { str: string };
}

/** Invisible, hidden or without a view (ISO 32000-1, 12.5.3). */
const unseenFlags = 1 | 2 | 32;

/**
 * The text that was typed into the fields of a page or written on it (ISO 32000-1, 12.5.6.6 and 12.7.4). Comments
 * that open on demand are no text of the page.
 */
async function annotationText(page: PDFPageProxy): Promise<string> {
  const annotations = (await page.getAnnotations({ intent: 'any' })) as readonly Annotation[];
  return annotations
    .filter(({ annotationFlags = 0 }) => (annotationFlags & unseenFlags) === 0)
    .map(writtenText)
    .filter((text) => text.trim() !== '')
    .join('\n');
}

function writtenText(annotation: Annotation): string {
  const { subtype, fieldType, fieldValue, password, textContent, contentsObj } = annotation;
  if (subtype === 'FreeText') return textContent?.join('\n') ?? contentsObj?.str ?? '';
  if (password || (fieldType !== 'Tx' && fieldType !== 'Ch')) return '';
  return textContent?.join('\n') ?? [fieldValue ?? ''].flat().join('\n');
}

/** The characters that fonts give for a glyph whose letters they do not know. */
const unknown = /[\p{Co}\p{Cn}\ufffd]|(?!\s)\p{Cc}/u;
/** Text between spaces; letters that no font knows may have none. */
const spacedWord = /(?:\ufffd{6}|[^ \n\u00a0])(?:(?!\ufffd{6})[^ \n\u00a0])*/gu;
/** A symbol of a formula is one unknown character; a word has letters or several. */
const unreadableWord = /\p{L}|[\p{Co}\p{Cn}\p{Cc}\ufffd]{2}/u;
/** A vowel sign of an Indian script that follows no letter. */
const loneSign = /^(?=[\u0900-\u0dff])\p{M}/u;

/** Four letters of an alphabet with vowels or more, not in capitals: abbreviations have no vowels. */
const ordinaryWord = /^\p{L}\p{Ll}{3,}$/u;
const alphabetic = /^(?:\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek})+$/u;
/** Most words have one, so that nothing else is asked of them. */
const plainVowel = /[aeiouyw]/u;
const vowel = /[aeiouywаеиоуъыэюяіαεηιουω]/u;

/** So many such words, and this part of all, are more than a formula or a logo, and than code or a foreign name. */
const fewest = { unread: { words: 3, share: 0.1 }, senseless: { words: 8, share: 0.05 } };

/** A letter or sign of another script than these. */
const other = /(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek})\p{L}|[\u0900-\u0dff]/u;

/**
 * Returns true if a page, or its lines in one of the other scripts, are drawn with fonts that do not say which letters they
 * show, or that say other letters than they show.
 */
function isUnreadable(text: string): boolean {
  const others = text.split('\n').filter((line) => other.test(line));
  return isGarbled(text) || isGarbled(others.join('\n'));
}

function isGarbled(text: string): boolean {
  const words: readonly string[] = text.match(spacedWord) ?? [];
  const unread = words.filter(
    (word) => (unknown.test(word) && unreadableWord.test(word)) || loneSign.test(word),
  );
  if (isMuch(unread.length, words.length, fewest.unread)) return true;
  const all = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const senseless = ordinaryOf(all.filter((word) => !plainVowel.test(word))).filter(
    (word) => !vowel.test(word),
  );
  return (
    new Set(senseless).size >= fewest.senseless.words &&
    isMuch(senseless.length, ordinaryOf(all).length, fewest.senseless)
  );
}

const ordinaryOf = (words: readonly string[]) =>
  words
    .filter((word) => ordinaryWord.test(word.normalize('NFC')))
    .map(normalizeText)
    .filter((word) => alphabetic.test(word));

/** The lines of such a page that another font shows rightly, as XeTeX writes Latin letters beside those of Devanagari. */
function readableLines(text: string): string {
  const lines = text.split('\n').filter((line) => !other.test(line) && !unknown.test(line));
  const readable = lines.join('\n').trim();
  return findWords(readable).length < scannedPage.words || isUnreadable(readable) ? '' : readable;
}

const isMuch = (some: number, all: number, { words, share }: { words: number; share: number }) =>
  some >= words && some >= all * share;

/** pdf.js hands the fonts of a page to the document. Nothing is drawn here, so they are dropped. */
class DroppedFont {
  readonly loaded = Promise.resolve(this);

  load(): Promise<this> {
    return this.loaded;
  }
}

Object.defineProperty(globalThis, 'FontFace', { value: DroppedFont });
