import type { TextPage } from '../../model/text';
import { readerLimit } from '../limit';
import { ReadProblem } from '../read-problem';
import { documentPages } from './document-text';
import { readZipEntry } from './zip-entry';

/** The pages of a Word document. Throws ReadProblem. */
export async function readDocx(bytes: Uint8Array<ArrayBuffer>): Promise<readonly TextPage[]> {
  const xml = await readZipEntry(bytes, 'word/document.xml');
  if (xml === undefined) throw new ReadProblem('wrong-type');
  const pages = documentPages(xml);
  if (pages.length > readerLimit.pages) throw new ReadProblem('too-many-pages');
  return pages;
}
