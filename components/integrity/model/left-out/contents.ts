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
/** A line of a table of contents has at most so many words. */
const longestLine = 20;

/** Tables of contents: a heading with lines that end with a page number, and lines with dots before one. */
export function findContents(text: string): TextSpan[] {
  const lines = linesOf(text);
  const found: TextSpan[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) continue;
    const last = heading.test(line.text) ? lastOfTable(lines, index + 1) : null;
    if (last) index = lines.indexOf(last, index);
    if (last || isLine(line, withLeader))
      found.push({ start: line.start, end: (last ?? line).end });
  }
  return found;
}

/** The last line of the table, before two lines without a page number. Null if fewer than two lines have one. */
function lastOfTable(lines: readonly TextLine[], from: number): TextLine | null {
  let last: TextLine | null = null;
  let [count, missing] = [0, 0];
  for (let index = from; index < lines.length && missing < 2; index += 1) {
    const line = lines[index];
    if (line && isLine(line, withPageNumber)) [last, count, missing] = [line, count + 1, 0];
    else missing += 1;
  }
  return count < 2 ? null : last;
}

const isLine = ({ text }: TextLine, pattern: RegExp) =>
  pattern.test(text) && countWords(text.replace(/\.+/gu, ' ')) <= longestLine;
