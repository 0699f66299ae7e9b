import { actualTexts, MarkedContent, type Marked } from './marked-content';
import { toLeft } from './order-line';
import { startOf, type TextItem } from './text-item';

/** What pdf.js lists of a page: its text, and where marked content begins and ends. */
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
