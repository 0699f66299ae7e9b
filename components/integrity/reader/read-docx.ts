import { unzipSync } from 'fflate';
import type { TextPage } from '../model/text';
import { findWords } from '../model/word';
import { attributeOf, readXml } from './read-xml';
import { isWhite, readerLimit, scannedPage } from './limit';
import { decodeText } from './plain-text';
import { ReadError } from './read-message';

/** The pages of a Word document, with its notes at the end of the last one. Throws ReadError. */
export function readDocx(bytes: Uint8Array<ArrayBuffer>): readonly TextPage[] {
  const main = partsOf(bytes, '')('officeDocument') ?? 'word/document.xml';
  const xml = readZipPart(bytes, main);
  const partOf = partsOf(bytes, main);
  const read = (kind: string) => {
    const part = partOf(kind);
    return (part && readZipPart(bytes, part)) ?? '';
  };
  const pages = xml === undefined ? null : documentPages(xml);
  if (!pages) throw new ReadError('wrong-type');
  const notes = ['footnotes', 'endnotes'].flatMap((kind) => documentPages(read(kind)) ?? []);
  return withNotes(pages, notes);
}

/** Finds the parts that a part refers to, by the end of the kind of reference (ISO/IEC 29500-2, 6.5). */
function partsOf(bytes: Uint8Array<ArrayBuffer>, part: string) {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(part) ?? [];
  const relations: { type: string; target: string }[] = [];
  readXml(readZipPart(bytes, `${folder}_rels/${name}.rels`) ?? '', {
    start: (element, attributes) => {
      const valueOf = (name: string) => attributeOf(attributes, name) ?? '';
      if (/^(?:\w+:)?Relationship$/.test(element))
        relations.push({ type: valueOf('Type'), target: valueOf('Target') });
    },
  });
  return (kind: string): string | undefined => {
    const { target } = relations.find(({ type }) => type.endsWith(`/${kind}`)) ?? {};
    return target?.startsWith('/') ? target.slice(1) : target && folder + target;
  };
}

/** In bytes: a document has about ten times as many as characters of text. */
const maxPart = readerLimit.characters * 10;

/** One file of a ZIP archive as text; undefined if there is none of the name. Throws ReadError. */
function readZipPart(bytes: Uint8Array<ArrayBuffer>, wanted: string): string | undefined {
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (name !== wanted) return false;
    if (originalSize > maxPart) throw new ReadError('packed');
    return true;
  };
  try {
    const part = unzipSync(bytes, { filter })[wanted];
    return part && decodeText(part as Uint8Array<ArrayBuffer>);
  } catch (error) {
    throw error instanceof ReadError ? error : new ReadError('damaged');
  }
}

/** The main namespaces of a Word document (ISO/IEC 29500-1 and -4), that of its formulas, and that of alternatives (-3). */
const wordSpace =
  /^http:\/\/(?:schemas\.openxmlformats|purl\.oclc)\.org\/.*(?:wordprocessingml.*main|\/math)$/;
const alternativeSpace = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/** Drawings are measured in units of which a point has so many. */
const pointUnits = 12_700;

/**
 * The pages of a Word document from its main part, or the text of its notes (ISO/IEC 29500-1, 17). Pages are those of the
 * program that saved it. Deleted text and the codes of fields have elements of their own, which are not read. Null if it is
 * no such document. Throws ReadError.
 */
function documentPages(xml: string): readonly TextPage[] | null {
  const { isDocument, pages } = readXml(xml, new DocumentReading());
  return isDocument ? pages : null;
}

class DocumentReading {
  isDocument = false;
  private readonly page = new PageText();
  /** The short names of namespaces: "w" by default. */
  private readonly prefixes = new Map<string, 'word' | 'alternative'>();
  /** An element that is not read, and how many of its name are open. */
  private skipped: { name: string; depth: number } | null = null;
  /** For each list of alternatives, whether one of them was read. */
  private readonly alternatives: boolean[] = [];
  private isText = false;
  /** True as long as nothing follows a page break. */
  private isAfterBreak = false;
  /** The size of the drawing that began last, in points. */
  private drawing = { width: 0, height: 0 };
  private readonly look = new RunLook();

  get pages(): readonly TextPage[] {
    return this.page.pages;
  }

  addText(text: string): void {
    if (!this.isText || this.skipped) return;
    this.isAfterBreak = false;
    this.page.append(text, this.look.value);
  }

  start(name: string, attributes: string): void {
    if (attributes.includes('xmlns')) this.declare(attributes);
    if (this.skipped) {
      if (this.skipped.name === name) this.skipped.depth++;
      return;
    }
    const element = this.element(name);
    if (this.isLeftOut(element)) this.skipped = { name, depth: 1 };
    else if (element === '') this.followPicture(name, attributes);
    else this.follow(element, attributes);
  }

  end(name: string): void {
    if (this.skipped) {
      if (this.skipped.name === name && --this.skipped.depth === 0) this.skipped = null;
      return;
    }
    const element = this.element(name);
    this.look.end(element);
    if (element === 'p') this.page.append('\n');
    else if (element === 't') this.isText = false;
    else if (element === 'AlternateContent') this.alternatives.pop();
  }

  private declare(attributes: string): void {
    for (const [, prefix = '', first, second] of attributes.matchAll(
      /xmlns(?::([^\s=]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
    )) {
      const space = first ?? second ?? '';
      if (wordSpace.test(space)) this.prefixes.set(prefix, 'word');
      else if (space === alternativeSpace) this.prefixes.set(prefix, 'alternative');
      else this.prefixes.delete(prefix);
    }
  }

  /** The name of an element without its prefix, or nothing for other namespaces. */
  private element(name: string): string {
    const [prefix, local] = name.includes(':') ? name.split(':') : ['', name];
    return this.prefixes.has(prefix ?? '') || /^(?:w|m|mc):/.test(name) ? (local ?? '') : '';
  }

  /** Moved text is read where it was moved to, and one of several alternatives. */
  private isLeftOut(element: string): boolean {
    if (element === 'moveFrom' || element === 'del') return true;
    if (element === 'AlternateContent') this.alternatives.push(false);
    if (element !== 'Choice' && element !== 'Fallback') return false;
    const isRead = this.alternatives.at(-1) === true;
    this.alternatives.splice(-1, 1, true);
    return isRead;
  }

  /** Pictures have namespaces of their own, in the language of drawings (ISO/IEC 29500-1, 20) and in the one before it. */
  private followPicture(name: string, attributes: string): void {
    const value = (attribute: string) => attributeOf(attributes, attribute) ?? '';
    const points = (side: string) =>
      Number(new RegExp(`(?:^|;)\\s*${side}:([\\d.]+)pt`).exec(value('style'))?.[1] ?? 0);
    if (/:extent$/.test(name))
      this.drawing = {
        width: Number(value('cx')) / pointUnits,
        height: Number(value('cy')) / pointUnits,
      };
    else if (/^v:(?:shape|rect)$/.test(name))
      this.drawing = { width: points('width'), height: points('height') };
    else if (/:(?:pic|imagedata)$/.test(name)) {
      this.isAfterBreak = false;
      this.page.addPicture(this.drawing.width, this.drawing.height);
    }
  }

  private follow(element: string, attributes: string): void {
    this.look.start(element, attributes);
    if (['document', 'footnotes', 'endnotes'].includes(element)) this.isDocument = true;
    else if (element === 't') this.isText = true;
    else if (element === 'tab' || element === 'ptab') this.page.append(' ');
    else if (element === 'noBreakHyphen') this.page.append('-');
    else if (element === 'altChunk') throw new ReadError('embedded');
    else if (isPageBreak(element, attributes)) {
      // Programs say where a page begins also after a break of the text.
      if (!this.isAfterBreak || element === 'br') this.page.addPage();
      this.isAfterBreak = element === 'br';
    } else if (element === 'br' || element === 'cr') this.page.append('\n');
  }
}

const isPageBreak = (element: string, attributes: string) =>
  element === 'lastRenderedPageBreak' ||
  (element === 'br' && attributeOf(attributes, 'type') === 'page');

/** In half points. */
const smallestSize = 2;

/**
 * The look of the text of a run by its own properties (ISO/IEC 29500-1, 17.3.2): letters in the colour of what is behind them
 * are hidden. Cells of tables and text boxes may be dark by a style, so white text in them counts as seen.
 */
class RunLook {
  private colour = '';
  private size = Infinity;
  private isRun = false;
  /** The colours behind the text; nothing if there is none of its own. */
  private readonly fill = { page: '', paragraph: '', run: '' };
  private boxes = 0;

  get value(): TextLook {
    if (this.size <= smallestSize) return 'hidden';
    const { page, paragraph, run } = this.fill;
    const own = run || paragraph;
    if (own === '' && this.boxes > 0) return 'seen';
    return isSameColour(this.colour, own || page || white) ? 'gap' : 'seen';
  }

  start(element: string, attributes: string): void {
    const value = attributeOf(attributes, 'val') ?? '';
    if (element === 'background') this.fill.page = fillOf(attributeOf(attributes, 'color'));
    else if (element === 'p') this.fill.paragraph = '';
    else if (element === 'tc' || element === 'txbxContent') this.boxes++;
    else if (element === 'r') {
      this.isRun = true;
      this.fill.run = '';
      this.colour = '';
      this.size = Infinity;
    } else if (element === 'color') this.colour = value;
    else if (element === 'sz') this.size = Number(value);
    else if (element === 'highlight') this.fill.run = highlights[value] ?? this.fill.run;
    else if (element === 'shd') {
      const colour = attributeOf(attributes, value === 'solid' ? 'color' : 'fill');
      this.fill[this.isRun ? 'run' : 'paragraph'] ||= fillOf(colour);
    }
  }

  end(element: string): void {
    if (element === 'r') this.isRun = false;
    else if (element === 'tc' || element === 'txbxContent') this.boxes--;
  }
}

const white = 'FFFFFF';

/** A colour behind a text; nothing if the program chooses it. */
const fillOf = (colour = '') => (/^[a-f\d]{6}$/i.test(colour) ? colour : '');

/** The colours of a marker pen (ISO/IEC 29500-1, 17.18.40). */
const highlights: Readonly<Record<string, string>> = {
  ...{ black: '000000', white, red: 'FF0000', green: '00FF00', blue: '0000FF', yellow: 'FFFF00' },
  ...{ cyan: '00FFFF', magenta: 'FF00FF', darkRed: '800000', darkGreen: '008000' },
  ...{ darkBlue: '000080', darkYellow: '808000', darkCyan: '008080', darkMagenta: '800080' },
  ...{ darkGray: '808080', lightGray: 'C0C0C0' },
};

/** The most by which a part of two colours differs that look alike, of 255. */
const nearby = 15;

/** Returns true if text of a colour cannot be read on another one. A colour that the program chooses can. */
function isSameColour(colour: string, fill: string): boolean {
  if (fillOf(colour) === '') return false;
  if (isWhite(`#${fill}`)) return isWhite(`#${colour}`);
  const parts = (text: string) => [0, 2, 4].map((at) => parseInt(text.slice(at, at + 2), 16));
  const behind = parts(fill);
  return parts(colour).every((part, index) => Math.abs(part - (behind[index] ?? 0)) <= nearby);
}

/** The look of a text; hidden text of its own size leaves a gap in a line. */
type TextLook = 'seen' | 'gap' | 'hidden';

/** The area of A4 in square points: a document does not say where its pictures are. */
const pageArea = 595 * 842;

/** Pictures that do not fit on a page are on several pages, of which the document does not say where they begin. */
const mostWords = (pictures: number) => scannedPage.words * Math.max(1, pictures / pageArea);

/** Collects the text of a document by page, with what is hidden apart. */
class PageText {
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
function withNotes(pages: readonly TextPage[], notes: readonly TextPage[]): readonly TextPage[] {
  const last = pages.at(-1) ?? { number: 1, text: '' };
  const all = [last, ...notes];
  const text = all.map((one) => one.text).join('\n');
  const hidden = all.flatMap((one) => one.hidden ?? []).join(' ');
  const noted = { ...last, text: text.trim(), ...(hidden !== '' && { hidden }) };
  return [...pages.slice(0, -1), noted];
}
