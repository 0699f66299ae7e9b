import type { TextSpan } from '../word';
import { countWords, headingPattern, linesOf, type TextLine } from './text-line';

const heading = headingPattern([
  ...['contents', 'table of contents', 'list of (?:figures|tables)', 'index'],
  ...['विषय सूची', 'विषय-सूची', 'विषयसूची', 'अनुक्रमणिका', 'अनुक्रम'],
  ...['உள்ளடக்கம்', 'பொருளடக்கம்'],
  ...['المحتويات', 'جدول المحتويات', 'الفهرس', 'فهرس المحتويات', 'فهرس', 'فہرست'],
  ...['সূচিপত্র', 'અનુક્રમણિકા', 'ವಿಷಯಗಳು', 'విషయ సూచిక', 'ഉള്ളടക്കം', 'ਤਤਕਰਾ'],
  ...[
    'inhalt',
    'inhaltsverzeichnis',
    'sommaire',
    'table des matières',
    'índice',
    'содержание',
    '目录',
    '目次',
  ],
]);
const withPageNumber = /(?:\s|\.)(?:\p{Nd}{1,4}|[ivxlc]{1,6})$/iu;
const withLeader = /(?:\.\s?){4}\s*(?:\p{Nd}{1,4}|[ivxlc]{1,6})$/iu;
/** A line of a table of contents has at most so many words, those of its dots included. */
const longestLine = 40;

/** Tables of contents: a heading with lines that end with a page number, and lines with dots before one. */
export function findContents(text: string): TextSpan[] {
  const lines = linesOf(text);
  return lines.flatMap((line, index) => {
    if (withLeader.test(line.text) && countWords(line.text) <= longestLine)
      return [{ start: line.start, end: line.end }];
    if (!heading.test(line.text)) return [];
    const end = endOfTable(lines, index + 1);
    return end === null ? [] : [{ start: line.start, end }];
  });
}

/** Where the table ends: before two lines without a page number. Null if fewer than two lines have one. */
function endOfTable(lines: readonly TextLine[], from: number): number | null {
  let [end, count, missing] = [0, 0, 0];
  for (const line of lines.slice(from)) {
    if (withPageNumber.test(line.text) && countWords(line.text) <= longestLine) {
      [end, count, missing] = [line.end, count + 1, 0];
      continue;
    }
    missing += 1;
    if (missing === 2) break;
  }
  return count < 2 ? null : end;
}
