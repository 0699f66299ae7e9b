import type { TextPage } from '../model/text';
import { findWords } from '../model/word';
import { readDocx } from './read-docx';
import { fileKind, isEncryptedDocument, isKnownName, isOtherDocument } from './file-kind';
import { readerLimit, scannedPage } from './limit';
import { ReadError, type OnPage, type OnWay, type ReadRequest } from './read-message';
import { readPdf } from './pdf/read-pdf';
import { encodingOf, notebookText, readPlainText } from './plain-text';

/** The pages of a file. Throws ReadError if it has no text to compare. */
export async function readPages(
  { name, content }: ReadRequest,
  onPage: OnPage,
  onWay: OnWay,
): Promise<readonly TextPage[]> {
  if (content.size > readerLimit.fileSize) throw new ReadError('too-large');
  if (content.size === 0) throw new ReadError('empty');
  const bytes = new Uint8Array(await content.arrayBuffer());
  const pages = await read(name, bytes, onPage, onWay).catch((error: unknown) => {
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
  onWay: OnWay,
): Promise<readonly TextPage[]> {
  const as = (way: string, pages: readonly TextPage[]) => {
    onWay(way);
    return pages;
  };
  const kind = fileKind(name, bytes);
  if (kind === 'pdf') return readPdf(bytes, onPage, onWay);
  if (kind === 'zip') return as('Word document', readDocx(bytes));
  if (kind === 'txt') return as(`text file, ${encodingOf(bytes)}`, readTextFile(name, bytes));
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
