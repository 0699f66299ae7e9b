import type { TextPage } from '../model/text';
import { readDocx } from './docx/read-docx';
import { fileKind, isEncryptedDocument } from './file-kind';
import { readerLimit } from './limit';
import type { OnPage, ReadRequest } from './message';
import { readPdf } from './pdf/read-pdf';
import { readPlainText } from './plain-text';
import { ReadProblem } from './read-problem';

/** The pages of a file. Throws ReadProblem if it has no text to compare. */
export async function readPages(
  { name, content }: ReadRequest,
  onPage: OnPage,
): Promise<readonly TextPage[]> {
  if (content.size > readerLimit.fileSize) throw new ReadProblem('too-large');
  const bytes = new Uint8Array(await content.arrayBuffer());
  const pages = await read(fileKind(name, bytes), bytes, onPage);
  checkLength(pages);
  return pages;
}

async function read(
  kind: ReturnType<typeof fileKind>,
  bytes: Uint8Array<ArrayBuffer>,
  onPage: OnPage,
): Promise<readonly TextPage[]> {
  if (kind === 'pdf') return readPdf(bytes, onPage);
  if (kind === 'docx') return readDocx(bytes);
  if (kind === 'txt') return readPlainText(bytes);
  throw new ReadProblem(isEncryptedDocument(bytes) ? 'encrypted' : 'wrong-type');
}

function checkLength(pages: readonly TextPage[]): void {
  const length = pages.reduce((sum, { text }) => sum + text.length, 0);
  if (length > readerLimit.characters) throw new ReadProblem('too-large');
  if (pages.some(({ text, unread }) => !unread && /[\p{L}\p{N}]/u.test(text))) return;
  const isUnread = (why: TextPage['unread']) => pages.some(({ unread }) => unread === why);
  throw new ReadProblem(
    isUnread('picture') ? 'scanned' : isUnread('font') ? 'unreadable' : 'no-text',
  );
}
