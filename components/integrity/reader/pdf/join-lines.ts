import { heightOf, levelOf, startOf, toLeft, type TextItem } from './text-item';

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

type Direction = 'left' | 'right' | 'none';

/** Text along its line: where it starts and ends, and the height of its font. */
interface Placed {
  text: string;
  start: number;
  end: number;
  height: number;
  /** To which side it is written. */
  direction: Direction;
  /** Its number in the order of drawing. */
  index: number;
  isGap: boolean;
  isActual: boolean;
}

const toRight = /[\p{L}\p{N}]/u;

/** A gap of this part of the height is a space; between the letters of shaped text, which has spaces of its own, a wider one. */
const spaceWidth = { plain: 0.15, shaped: 0.6 };

/** So many heights a word of Nastaliq may begin above the end of the one before. */
const slope = 2;

/** Parts that are beside one another overlap by less than this part of the height. */
const overlap = 0.2;

/** So much of a line that is drawn from left to right may go back. */
const mostBack = 0.2;

/** Returns true if a line has text that is written from right to left. */
const isToLeft = (items: readonly TextItem[]) => items.some(({ str }) => toLeft.test(str));

/** Returns true if text that pdf.js takes for a new line continues where the other ends: the words of Nastaliq slope. */
function isSameLine(last: TextItem, next: TextItem): boolean {
  if (!isToLeft([last]) || !isToLeft([next])) return false;
  const [lastStart, nextStart] = [startOf(last), startOf(next)];
  const height = heightOf(next);
  const isNear = (one: number, other: number) => Math.abs(one - other) < height;
  const isBeside =
    isNear(lastStart + last.width, nextStart) || isNear(nextStart + next.width, lastStart);
  return isBeside && Math.abs(levelOf(last) - levelOf(next)) < slope * height;
}

/**
 * The text of a line in the order in which it is read. Programs draw Arabic letter by letter from the left, word by word
 * from the right, or in one piece, and the letters of a second font after the rest, so the order is that of the places.
 * Each item has its own text in order. If the page draws no spaces, each text that stands for what is drawn is a word.
 */
export function orderLine(items: readonly TextItem[], drawsSpaces: boolean): string {
  const drawn = items.filter(({ str }) => str !== '');
  const parts = drawn.map(place);
  const byPlace = withoutFilled([...parts].sort((one, other) => one.start - other.start));
  const isShaped = items.some(({ isActual }) => isActual);
  const isPlaced = isApart(byPlace) || (isToLeft(items) && !(isShaped && isInOrder(drawn)));
  const width = isPlaced && !(isShaped && drawsSpaces) ? spaceWidth.plain : spaceWidth.shaped;
  const placed = withSpaces(isPlaced ? byPlace : parts, width, !drawsSpaces);
  const weight = (wanted: Direction) =>
    placed.reduce((sum, { direction, text }) => sum + (direction === wanted ? text.length : 0), 0);
  const isLineToLeft = weight('left') >= weight('right') && isToLeft(items);
  const runs = runsOf(placed, isLineToLeft ? 'left' : 'right');
  return (isLineToLeft ? runs.reverse() : runs)
    .flatMap(({ direction, parts }) => (direction === 'left' ? parts.reverse() : parts))
    .map(({ text }) => text)
    .join('');
}

function place(item: TextItem, index: number, items: readonly TextItem[]): Placed {
  const { str: text, width, isGap = false, isActual = false } = item;
  // The letters of a word in Nastaliq go back below the gap before it.
  const start = isGap ? Math.min(startOf(item), startOf(items[index + 1] ?? item)) : startOf(item);
  const direction = toLeft.test(text) ? 'left' : toRight.test(text) ? 'right' : 'none';
  const end = startOf(item) + width;
  return { text, start, end, height: heightOf(item), direction, index, isGap, isActual };
}

/** Returns true if shaped text is drawn from left to right: in Nastaliq, letters begin above the end of others. */
const isInOrder = (items: readonly TextItem[]) => stepsBack(items) < items.length * mostBack;

/** Counts the items that are drawn to the left of the one before. */
const stepsBack = (items: readonly TextItem[]) =>
  items.filter((item, index) => startOf(item) < startOf(items[index - 1] ?? item)).length;

/** Returns true if parts are beside one another. */
const isApart = (parts: readonly Placed[]) =>
  parts
    .filter(({ isGap }) => !isGap)
    .every(
      ({ start, height }, index, all) => (all[index - 1]?.end ?? start) - start < overlap * height,
    );

/** The parts without gaps in which something is drawn at another time. */
const withoutFilled = (parts: readonly Placed[]) =>
  parts.filter(({ isGap, index, start, end }, at) => {
    const isFilledBy = (other: Placed | undefined) =>
      other && Math.abs(other.index - index) > 1 && other.start < end && other.end > start;
    return !isGap || !(isFilledBy(parts[at - 1]) || isFilledBy(parts[at + 1]));
  });

/** Parts from left to right, with a space in each gap of a part of the height, or between all words. */
function withSpaces(parts: readonly Placed[], width: number, areWords: boolean): Placed[] {
  const all: Placed[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    const isWord = areWords && last?.isActual && part.isActual;
    const isGap = last && (isWord || part.start - last.end > width * part.height);
    if (isGap && last.text.trim() !== '' && part.text.trim() !== '')
      all.push({ ...part, text: ' ', start: last.end, end: part.start, direction: 'none' });
    all.push(part);
  }
  return all;
}

/** Parts of one direction that follow one another. What has none has that of its neighbours, or else that of the line. */
function runsOf(
  parts: readonly Placed[],
  line: Direction,
): { direction: Direction; parts: Placed[] }[] {
  const runs: { direction: Direction; parts: Placed[] }[] = [];
  let neutral: Placed[] = [];
  const add = (direction: Direction, added: readonly Placed[]) => {
    const last = runs.at(-1);
    if (last?.direction === direction) last.parts.push(...added);
    else if (added.length > 0) runs.push({ direction, parts: [...added] });
  };
  for (const part of parts) {
    if (part.direction === 'none') neutral.push(part);
    else {
      add(runs.at(-1)?.direction === part.direction ? part.direction : line, neutral);
      add(part.direction, [part]);
      neutral = [];
    }
  }
  add(line, neutral);
  return runs;
}

/** Vowel signs that are drawn to the left of the letter that they follow. */
const sign = '[\\u093f\\u09bf\\u09c7\\u09c8\\u0a3f\\u0abf\\u0b47\\u0bc6-\\u0bc8\\u0d46-\\u0d48]';
/** A letter, or several that are joined by a virama, with the dot below. */
const letter = '\\p{Lo}\\p{M}?';
const virama = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0d4d]';
const joined = `\\p{Lo}[\\u093c\\u09bc]?(?:${virama}\\p{Lo}[\\u093c\\u09bc]?)*`;

const beforeLetter = new RegExp(`(${sign})(${joined})`, 'gu');
const withoutLetter = new RegExp(`(?<!${letter})${sign}`, 'gu');
const atEnd = new RegExp(`${sign}(?!\\p{Lo})`, 'gu');

/**
 * Puts vowel signs after their letters if the text has them in the order in which they are drawn: where such a sign follows
 * no letter, which no spelling has, and hardly any of them ends a word, which no drawing has.
 */
export function orderVowelSigns(text: string): string {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  if (count(withoutLetter) <= count(atEnd)) return text;
  return text.replace(beforeLetter, '$2$1').normalize('NFC');
}
