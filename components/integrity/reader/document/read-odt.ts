import type { TextPage } from '../../model/text';
import { isWhite } from '../pdf/graphics-state';
import { ReadError } from '../read-error';
import { PageText, withNotes, type TextLook } from './page-text';
import { attributeOf, readXml } from './read-xml';
import type { Look } from './run-look';
import { readZipPart } from './zip-part';

/** Text that was deleted, comments, numbers of notes, and what stands for pictures. */
const leftOut = new Set([
  ...['text:tracked-changes', 'office:annotation', 'text:note-citation'],
  ...['svg:title', 'svg:desc', 'text:hidden-text'],
]);
const paragraphs = new Set(['text:p', 'text:h']);
const looked = new Set([...paragraphs, 'text:span', 'text:section']);
/** May be dark by a style, so white text in them counts as seen. */
const boxes = new Set(['table:table-cell', 'draw:text-box', 'draw:custom-shape']);

/** In points. */
const smallestSize = 1;
const mostSpaces = 1000;
const deepest = 1000;

const lengths: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4 };

/** A length such as "17cm" in points. */
const toPoints = (length = '') =>
  parseFloat(length) * (lengths[length.replace(/^[\d.]+/, '')] ?? 0) || 0;

interface Style extends Partial<Look> {
  isOnNewPage?: boolean;
}

/** Whether an archive says that it is an OpenDocument text (OASIS OpenDocument 1.3, part 2, 3.3). */
export const isOdt = (bytes: Uint8Array<ArrayBuffer>) =>
  /^application\/vnd\.oasis\.opendocument\.text/.test(readZipPart(bytes, 'mimetype') ?? '');

/** The pages of an OpenDocument text, with its notes at the end (OASIS OpenDocument 1.3, part 3). Throws ReadError. */
export function readOdt(bytes: Uint8Array<ArrayBuffer>): readonly TextPage[] {
  if (readZipPart(bytes, 'META-INF/manifest.xml')?.includes('encryption-data'))
    throw new ReadError('encrypted');
  const xml = readZipPart(bytes, 'content.xml');
  if (xml === undefined) throw new ReadError('damaged');
  const reading = new OdtReading();
  const start = (name: string, attributes: string) => {
    if (/^(?:style:|text:list-)/.test(name)) reading.start(name, attributes);
  };
  readXml(readZipPart(bytes, 'styles.xml') ?? '', { start });
  return readXml(xml, reading).finish();
}

class OdtReading {
  private readonly page = new PageText();
  private readonly styles = new Map<string, Style>();
  private style: Style = {};
  /** The looks of the open paragraphs and spans. */
  private readonly looks: Style[] = [];
  private readonly open = { leftOut: 0, paragraphs: 0, boxes: 0, notes: 0 };
  private readonly notes = new PageText();
  /** The width and the height of the frame that began last. */
  private frame: readonly number[] = [];

  finish(): readonly TextPage[] {
    return withNotes(this.page.pages, this.notes.pages);
  }

  addText(text: string): void {
    if (this.open.paragraphs > 0) this.append(text.replace(/\s+/g, ' '), this.look);
  }

  start(name: string, attributes: string): void {
    this.count(name, 1);
    const value = (attribute: string) => attributeOf(attributes, attribute);
    if (name === 'style:style') {
      this.style = { ...this.styles.get(value('parent-style-name') ?? '') };
      this.styles.set(value('name') ?? '', this.style);
    } else if (/^(?:style:default-style|text:list-)/.test(name)) this.style = {};
    else if (/^style:(?:text|paragraph)-properties$/.test(name)) this.describe(value);
    else if (this.looks.length > deepest) throw new ReadError('damaged');
    else if (looked.has(name)) {
      const style = this.styles.get(value('style-name') ?? '');
      if (paragraphs.has(name) && style?.isOnNewPage && !this.page.isBlank) this.page.addPage();
      const isHidden = name === 'text:section' && value('display') === 'none';
      this.looks.push({ ...this.looks.at(-1), ...style, ...(isHidden && { isVanished: true }) });
    } else if (name === 'text:s')
      this.append(' '.repeat(Math.min(mostSpaces, Number(value('c') ?? 1) || 1)));
    else if (name === 'text:tab') this.append(' ');
    else if (name === 'text:line-break') this.append('\n');
    else if (name === 'text:soft-page-break') this.page.addPage();
    else if (name === 'draw:frame') this.frame = [value('width'), value('height')].map(toPoints);
    else if (name === 'draw:image') this.page.addPicture(this.frame[0] ?? 0, this.frame[1] ?? 0);
  }

  end(name: string): void {
    if (paragraphs.has(name)) this.append('\n');
    if (looked.has(name)) this.looks.pop();
    this.count(name, -1);
  }

  private count(name: string, change: 1 | -1): void {
    if (leftOut.has(name)) this.open.leftOut += change;
    if (paragraphs.has(name)) this.open.paragraphs += change;
    if (boxes.has(name)) this.open.boxes += change;
    if (name === 'text:note-body') this.open.notes += change;
  }

  private describe(value: (attribute: string) => string | undefined): void {
    const [colour, size, ground] = [value('color'), value('font-size'), value('background-color')];
    if (colour) this.style.colour = colour;
    if (size?.endsWith('pt')) this.style.size = parseFloat(size);
    if (value('display') === 'none') this.style.isVanished = true;
    if (value('break-before') === 'page') this.style.isOnNewPage = true;
    if (ground) this.style.isShaded = ground.startsWith('#') && !isWhite(ground);
  }

  private get look(): TextLook {
    const { colour = '', size = Infinity, isVanished, isShaded } = this.looks.at(-1) ?? {};
    if (isVanished || size <= smallestSize) return 'hidden';
    return isWhite(colour) && !isShaded && this.open.boxes === 0 ? 'gap' : 'seen';
  }

  private append(text: string, look: TextLook = 'seen'): void {
    if (this.open.leftOut > 0) return;
    (this.open.notes > 0 ? this.notes : this.page).append(text, look);
  }
}
