/** A piece of text of a page, in the order of its content. */
export interface TextItem {
  str: string;
  hasEOL: boolean;
  /** Right to left: pdf.js has put the characters in the order in which they are read. */
  dir: string;
  /** Its place on the page (ISO 32000-1, 8.3.3), and its length. */
  transform: readonly number[];
  width: number;
  /** True if its text is not that of its font. */
  isActual?: boolean;
  /** True for a gap that pdf.js takes for a space. */
  isGap?: boolean;
}

/** Letters of scripts that are written from right to left. */
export const toLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The start of a text along its own line. */
export function startOf({ transform: [a = 1, b = 0, , , x = 0, y = 0] }: TextItem): number {
  return (x * a + y * b) / (Math.hypot(a, b) || 1);
}

/** The height of the font. */
export const heightOf = ({ transform: [, , c = 0, d = 0] }: TextItem) => Math.hypot(c, d);

/** The distance of the line of a text from the origin of the page. */
export function levelOf({ transform: [a = 1, b = 0, , , x = 0, y = 0] }: TextItem): number {
  return (y * a - x * b) / (Math.hypot(a, b) || 1);
}

/** A stretch of content with the text that it stands for (ISO 32000-1, 14.9.4). */
interface Span {
  actualText: string;
}

/** Text with the span that it belongs to. */
export interface Marked {
  text: string;
  span: Span | null;
}

/** Follows where marked content begins and ends. A span within another one has no text of its own. */
export class MarkedContent {
  private readonly open: (Span | null)[] = [];

  get span(): Span | null {
    return this.open.at(-1) ?? null;
  }

  begin(actualText: unknown): void {
    this.open.push(this.span ?? (typeof actualText === 'string' ? { actualText } : null));
  }

  end(): void {
    this.open.pop();
  }
}

/** The texts of a page, with the ActualText of a span in place of its first one and nothing in place of the others. */
export function actualTexts(marked: readonly Marked[]): string[] {
  const isTold = new Set<Span>();
  return marked.map(({ text, span }) => {
    if (!span) return text;
    if (isTold.has(span)) return '';
    if (text.trim() === '') return text;
    isTold.add(span);
    return (/^\s*/u.exec(text)?.[0] ?? '') + span.actualText;
  });
}

/** An item of the list of pdf.js: text, or the begin or the end of marked content. */
export type ContentItem =
  | TextItem
  | {
      type: 'beginMarkedContent' | 'beginMarkedContentProps' | 'endMarkedContent';
      actualText?: string | null;
    };

/** The items of a page with the text that they stand for, one item for each span. */
export function readItems(content: readonly ContentItem[]): readonly TextItem[] {
  const marks = new MarkedContent();
  const marked: (TextItem & Marked)[] = [];
  for (const item of content)
    if ('str' in item) marked.push({ ...item, text: item.str, span: marks.span });
    else if (item.type === 'endMarkedContent') marks.end();
    else marks.begin(item.actualText);
  const texts = actualTexts(marked);
  const items: TextItem[] = [];
  let last: Marked['span'] = null;
  for (const [index, { span, text, ...item }] of marked.entries()) {
    const told = (texts[index] ?? '').replace(/\p{Cf}/gu, '');
    // The space before a span is drawn to its left.
    const str = span && toLeft.test(told) ? told.replace(/^(\s+)(.+)/su, '$2$1') : told;
    const isRest = span !== null && span === last && str === '' && text !== '';
    if (isRest) items.push(widened(items.pop() ?? item, item));
    else items.push({ ...item, str, isActual: span !== null && text.trim() !== '' });
    if (text.trim() !== '') last = span;
  }
  return items;
}

/** An item that also covers the place of the next one. */
function widened(one: TextItem, next: TextItem): TextItem {
  const [a = 1, b = 0, c = 0, d = 0, x = 0, y = 0] = one.transform;
  const step = startOf(next) - startOf(one);
  const back = Math.min(0, step) / (Math.hypot(a, b) || 1);
  return {
    ...one,
    hasEOL: one.hasEOL || next.hasEOL,
    width: Math.max(one.width, step + next.width) - Math.min(0, step),
    transform: [a, b, c, d, x + back * a, y + back * b],
  };
}
