import type { TextSpan } from '../word';
import { countWords, linesOf, type TextLine } from './text-line';

/** So many lines at the top and at the bottom of a page may be its head or foot. */
const edge = 2;
const longestLine = 20;

/** The lines that repeat at the top or at the bottom of pages, with their page numbers: they interrupt every passage. */
export function findRunningHeads(text: string): TextSpan[] {
  const edges = pagesOf(text).map((lines) =>
    lines.length <= 2 * edge ? lines : [...lines.slice(0, edge), ...lines.slice(-edge)],
  );
  const counts = new Map<string, number>();
  for (const lines of edges)
    for (const key of new Set(lines.map(repeatedPart))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const fewest = edges.length < 4 ? 2 : 3;
  return edges
    .flat()
    .filter(
      (line) =>
        countWords(line.text) <= longestLine && (counts.get(repeatedPart(line)) ?? 0) >= fewest,
    );
}

/** The lines of each page. */
function pagesOf(text: string): TextLine[][] {
  const pages: TextLine[][] = [];
  let start = 0;
  for (const page of text.split('\f')) {
    const lines = linesOf(page).map((line) => ({
      ...{ text: line.text, start: start + line.start, end: start + line.end },
    }));
    if (lines.length > 0) pages.push(lines);
    start += page.length + 1;
  }
  return pages;
}

/** "Page 3 of 8" and "Page 4 of 8" are the same. */
const repeatedPart = ({ text }: TextLine) => text.replace(/\p{Nd}+/gu, '0');
