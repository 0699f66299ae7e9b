import type { TextPage } from '../../model/text';
import { findWords } from '../../model/word';
import { readerLimit, scannedPage } from '../limit';
import { ReadError } from '../read-error';

/** How text of a document is shown; hidden text of its own size leaves a gap in a line. */
export type TextLook = 'seen' | 'gap' | 'hidden';

/** The area of A4 in square points: a document does not say where its pictures are. */
const pageArea = 595 * 842;

/** Pictures that do not fit on a page are on several pages, of which the document does not say where they begin. */
const mostWords = (pictures: number) => scannedPage.words * Math.max(1, pictures / pageArea);

/** Collects the text of a document by page, with what is hidden apart. */
export class PageText {
  private readonly read = [{ text: '', hidden: '', pictures: 0 }];
  private left: number = readerLimit.characters;

  get pages(): readonly TextPage[] {
    return this.read.map(({ text, hidden, pictures }, index) => ({
      number: index + 1,
      text: text.trim(),
      ...(hidden !== '' && { hidden }),
      ...(pictures >= pageArea * scannedPage.part &&
        findWords(text).length < mostWords(pictures) && { unread: 'picture' as const }),
    }));
  }

  /** Throws ReadError if there is too much. */
  append(text: string, look: TextLook = 'seen'): void {
    const page = this.read.at(-1);
    this.left -= text.length;
    if (this.left < 0) throw new ReadError('too-large');
    if (!page) return;
    if (look === 'seen') page.text += text;
    else page.hidden += text;
    if (look === 'gap' && !/\s$/.test(page.text)) page.text += ' ';
  }

  /** Adds a picture, by its size in points. */
  addPicture(width: number, height: number): void {
    const page = this.read.at(-1);
    if (page && width * height > 0) page.pictures += width * height;
  }

  /** Throws ReadError if there are too many. */
  addPage(): void {
    this.read.push({ text: '', hidden: '', pictures: 0 });
    if (this.read.length > readerLimit.pages) throw new ReadError('too-many-pages');
  }
}

/** The pages of a document with its notes at the end of the last one. */
export function withNotes(
  pages: readonly TextPage[],
  notes: readonly TextPage[],
): readonly TextPage[] {
  const last = pages.at(-1) ?? { number: 1, text: '' };
  const all = [last, ...notes];
  const text = all.map((one) => one.text).join('\n');
  const hidden = all.flatMap((one) => one.hidden ?? []).join(' ');
  const noted = { ...last, text: text.trim(), ...(hidden !== '' && { hidden }) };
  return [...pages.slice(0, -1), noted];
}
