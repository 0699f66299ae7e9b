import { countWords, headingPattern, linesOf, type TextLine } from './text-line';
import type { TextSpan } from './word';

const heading = headingPattern([
  ...['(?:list of |notes and )?references?(?: (?:cited|used|list|(?:and|&|/) bibliography))?'],
  ...['(?:select )?bibliography(?: (?:and|&|/) references)?', 'works (?:cited|consulted)'],
  ...['literature(?: cited)?', 'sources', 'webl?iography', 'webography', 'further reading'],
  ...['(?:संदर्भ|सन्दर्भ) ?(?:ग्रंथ|ग्रन्थ|सामग्री)(?: ?सूची)?', '(?:सहायक )?ग्रन्थ ?सूची', 'सहायक ग्रंथ', 'स्रोत'],
  ...[
    'மேற்கோள் (?:நூல்கள்|பட்டியல்)',
    '(?:துணை|பார்வை|குறிப்பு|உசாத்துணை) ?நூல்கள்',
    'துணை நூற்பட்டியல்',
    'ஆதாரங்கள்',
  ],
  ...['(?:قائمة |ثبت )?(?:ال)?(?:مراجع|مصادر)(?: و ?(?:ال)?(?:مراجع|مصادر|هوامش))?'],
  ...['संदर्भ', 'सन्दर्भ', 'संदर्भ सूची', 'सन्दर्भ सूची', 'ग्रंथ सूची', 'ग्रंथसूची'],
  ...[
    'மேற்கோள்கள்',
    'குறிப்புகள்',
    'சான்றுகள்',
    'உசாத்துணை',
    'உசாத்துணைகள்',
    'நூற்பட்டியல்',
    'நூல் பட்டியல்',
    'துணைநூற்பட்டியல்',
  ],
  ...['حوالہ جات', 'منابع'],
  ...['তথ্যসূত্র', 'સંદર્ભ', 'ಉಲ್ಲೇಖಗಳು', 'సూచనలు', 'ప్రస్తావనలు', 'അവലംബം', 'ਹਵਾਲੇ', 'ସନ୍ଦର୍ଭ'],
  ...[
    'literaturverzeichnis',
    'literatur',
    'références',
    'bibliographie',
    'referencias',
    'bibliografía',
  ],
  ...['referências', 'bibliografia', 'список литературы', 'литература', '参考文献', '參考文獻'],
]);
const appendix = headingPattern([
  ...[
    'appendix.{0,60}',
    'annex.{0,60}',
    'परिशिष्ट.{0,60}',
    'பின்னிணைப்பு.{0,60}',
    '(?:ال)?ملحق.{0,60}',
  ],
]);
/** Marks that entries have and prose hardly has: a year, an address, a number in brackets. */
const entry =
  /(?<!\p{Nd})(?:1[5-9]|20|१[५-९]|२०|௧[௫-௯]|௨௦|١[٥-٩]|٢٠)\p{Nd}{2}(?!\p{Nd})|https?:|www\.|doi|isbn|^[[(]?\p{Nd}{1,3}[\]).]\s|\bet al\b|\bvol\.|\bpp\./iu;
const numbered = /^[[(]?\p{Nd}{1,3}[\]).]\s/u;
const mark = /[\p{P}&]/gu;

/** So many words without a mark of an entry are prose again. */
const longestGap = 40;
/** Entries have at least one punctuation mark in four words; prose has about one in ten. */
const marksPerWord = 0.25;
/** So few words are an entry in spite of few marks. */
const shortest = { entry: 6, numbered: 15 };

/**
 * The lists of sources, each from its heading to its last entry. A heading does not hide prose: the list ends where entries
 * end.
 */
export function findBibliographies(text: string): TextSpan[] {
  const lines = linesOf(text);
  const found: TextSpan[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || !heading.test(line.text)) continue;
    const last = lastOfEntries(lines, index + 1);
    if (!last) continue;
    found.push({ start: line.start, end: last.end });
    index = lines.indexOf(last, index);
  }
  return found;
}

/** The last line of the entries; null if there is none. */
function lastOfEntries(lines: readonly TextLine[], from: number): TextLine | null {
  let last: TextLine | null = null;
  let gap = '';
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || appendix.test(line.text) || heading.test(line.text)) return last;
    gap = `${gap} ${line.text}`.trim();
    if (isEntry(line.text, gap)) [last, gap] = [line, ''];
    else if (countWords(gap) > longestGap) return last;
  }
  return last && isDense(gap) ? (lines.at(-1) ?? last) : last;
}

/** Returns true if a line has the mark of an entry, and the text since the entry before it reads like one. */
function isEntry(line: string, gap: string): boolean {
  const words = countWords(gap);
  if (!entry.test(line) || words > 2 * longestGap) return false;
  return isDense(gap) || words <= (numbered.test(line) ? shortest.numbered : shortest.entry);
}

const isDense = (text: string) =>
  (text.match(mark)?.length ?? 0) >= marksPerWord * countWords(text);

const contentsHeading = headingPattern([
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
    const last = contentsHeading.test(line.text) ? lastOfTable(lines, index + 1) : null;
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
