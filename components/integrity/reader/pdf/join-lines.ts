import { isSameLine, isToLeft, orderLine, stepsBack } from './order-line';
import { levelOf, type TextItem } from './text-item';

/** A word that was divided at the end of a line. */
const divided = /(\p{L}\p{M}*)[-\u00ad\u2010]\n(?=\p{Ll})/gu;

/** Joined letters and forms of Arabic letters that fonts have, but no keyboard. */
const fontForms = /[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc]/gu;

/** The text of a page with its lines; words that a hyphen divides at the end of a line are joined. */
export function joinLines(items: readonly TextItem[]): string {
  const drawsSpaces = items.some(({ str, isGap }) => !isGap && /\s/u.test(str));
  return linesOf(items)
    .map((line) =>
      isToLeft(line) || stepsBack(line) > 0
        ? orderLine(line, drawsSpaces)
        : line.map(({ str }) => str).join(''),
    )
    .map((line) => line.trim())
    .join('\n')
    .replace(fontForms, (form) => form.normalize('NFKC').trimStart())
    .replace(divided, '$1')
    .trim();
}

function linesOf(items: readonly TextItem[]): TextItem[][] {
  const lines: TextItem[][] = [[]];
  let ended: TextItem | undefined;
  let last: TextItem | undefined;
  for (const item of items) {
    const isText = item.str.trim() !== '';
    if (isText && ended && !isSameLine(ended, item)) lines.push(spacesOf(item, lines.at(-1) ?? []));
    if (isText) [last, ended] = [item, undefined];
    lines.at(-1)?.push(item);
    if (item.hasEOL) ended ??= last ?? item;
  }
  return lines;
}

/** Takes the spaces out of the line before that belong to the line of an item. */
function spacesOf(item: TextItem, before: TextItem[]): TextItem[] {
  const isSpace = (one: TextItem) =>
    one.str.trim() === '' && Math.abs(levelOf(one) - levelOf(item)) < 1;
  const last = before.findLastIndex((one) => !isSpace(one));
  return before.splice(last + 1);
}
