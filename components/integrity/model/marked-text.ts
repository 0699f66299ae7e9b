import type { LeftOut, LeftOutReason, TextFile, TextPage, WordRange } from './text';
import type { TextSpan } from './word';

/** A range of words to be marked. */
interface Mark<T> extends WordRange {
  value: T;
}

/** A piece of a page, and the mark it is in. */
interface MarkedPart<T> {
  text: string;
  value: T | null;
}

/** A page cut into marked and unmarked pieces. */
interface MarkedPage<T> {
  number: number;
  parts: readonly MarkedPart<T>[];
}

/** The words of a text, by their number from 0. */
export interface Words {
  length: number;
  at: (index: number) => TextSpan | undefined;
}

/** Finds the words of a page's text. */
export type FindWords = (text: string) => Words;

/** The pages of a file with these marks; marks are ranges of words over all pages, and the first of two that overlap wins. */
export function markedPages<T>(
  file: Pick<TextFile, 'pages'>,
  marks: readonly Mark<T>[],
  findWords: FindWords,
): MarkedPage<T>[] {
  const sorted = [...marks].sort((one, other) => one.start - other.start);
  let first = 0;
  return file.pages.map(({ number, text }) => {
    const words = findWords(text);
    const range = { start: first, end: first + words.length };
    first = range.end;
    return { number, parts: cut(reflow(text), spansIn(sorted, range, words)) };
  });
}

function spansIn<T>(
  marks: readonly Mark<T>[],
  page: WordRange,
  words: Words,
): (TextSpan & { value: T })[] {
  let at = page.start;
  return marks.flatMap(({ start, end, value }) => {
    const from = Math.max(start, at);
    const to = Math.min(end, page.end);
    if (from >= to) return [];
    at = to;
    const [one, last] = [words.at(from - page.start), words.at(to - 1 - page.start)];
    return one && last ? [{ start: one.start, end: last.end, value }] : [];
  });
}

function cut<T>(text: string, spans: readonly (TextSpan & { value: T })[]): MarkedPart<T>[] {
  const parts: MarkedPart<T>[] = [];
  let at = 0;
  for (const { start, end, value } of spans) {
    parts.push(
      { text: text.slice(at, start), value: null },
      { text: text.slice(start, end), value },
    );
    at = end;
  }
  parts.push({ text: text.slice(at), value: null });
  return parts.filter((part) => part.text !== '');
}

/** The marks of passages by their index. Where passages overlap, the chosen one is marked in full. */
export function passageMarks(passages: readonly WordRange[], chosen: number): Mark<number>[] {
  const own = passages[chosen];
  return passages.flatMap((range, value) => {
    if (!own || value === chosen) return [{ ...range, value }];
    return [
      { start: range.start, end: Math.min(range.end, own.start), value },
      { start: Math.max(range.start, own.end), end: range.end, value },
    ].filter(({ start, end }) => start < end);
  });
}

/** The marks of words that are not compared, by the reason. */
export const leftOutMarks = (leftOut: readonly LeftOut[]): Mark<LeftOutReason>[] =>
  leftOut.map(({ reason, ...range }) => ({ ...range, value: reason }));

/** A passage of a file as text, with the pages it is on. */
export interface Quote {
  text: string;
  pages: readonly number[];
}

/** In characters: more is not to be seen in a list. */
const longestQuote = 2000;

/** Pages as they are shown: a report may quote a page a thousand times. */
const shownTexts = new WeakMap<TextPage, string>();

function shownText(page: TextPage): string {
  const text = shownTexts.get(page) ?? reflow(page.text);
  shownTexts.set(page, text);
  return text;
}

/** The words of a range as they are written in the file, with at most `longest` characters. */
export function quoteOf(
  file: Pick<TextFile, 'pages'>,
  range: WordRange,
  findWords: FindWords,
  longest = longestQuote,
): Quote {
  const found: { text: string; number: number }[] = [];
  let before = 0;
  for (const page of file.pages) {
    const words = findWords(page.text);
    const from = Math.max(0, range.start - before);
    const to = Math.min(words.length, range.end - before);
    before += words.length;
    const [first, last] = from < to ? [words.at(from), words.at(to - 1)] : [];
    if (first && last)
      found.push({
        text: shownText(page).slice(first.start, last.end).trim(),
        number: page.number,
      });
  }
  const text = found.map((one) => one.text).join(' ');
  return {
    text: text.length > longest ? `${text.slice(0, longest)} …` : text,
    pages: [...new Set(found.map(({ number }) => number))],
  };
}

/** "page 2", "pages 2 to 4". */
export function pageText(pages: readonly number[]): string {
  const [first, last] = [pages[0], pages.at(-1)];
  if (first === undefined || last === undefined) return 'no page';
  return first === last ? `page ${first}` : `pages ${first} to ${last}`;
}

/** The length of the longest line of a typeset page, in characters; other texts have one line for a paragraph. */
const typeset = { shortest: 45, longest: 160 };
/** A line that is shorter than this share of the longest one ends its paragraph. */
const fullLine = 0.75;

/** A sentence that ends with its line may end its paragraph. */
const sentenceEnd = /[.!?:।؟۔]["”’)\]]?$/;

/**
 * Joins the lines of a paragraph that the layout of a page has broken, so that they wrap like other text. The text keeps
 * its length. A hyphen at the end of a line stays, because it may belong to the word.
 */
export function reflow(text: string): string {
  const lines = text.split('\n');
  const longest = lines.reduce((most, { length }) => Math.max(most, length), 0);
  if (longest < typeset.shortest || longest > typeset.longest) return text;
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      if (next === undefined) return line;
      const isFull = line.length >= fullLine * longest;
      if (!isFull || next.trim() === '' || sentenceEnd.test(line.trimEnd())) return `${line}\n`;
      return `${line}${/[-\u00ad\u2010]$/.test(line) ? '\u200b' : ' '}`;
    })
    .join('');
}
