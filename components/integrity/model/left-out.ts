import { createRunFinder, type RunFinder } from './common-run';
import { wordsIn, type FileWords } from './file-words';
import { fingerprintsOf, winnowingFor } from './fingerprint';
import { findBibliographies, findContents } from './document-section';
import { countWords, linesOf, type TextLine } from './text-line';
import type { LeftOut, LeftOutReason, WordRange } from './text';
import { shortestRun } from './threshold';
import type { TextSpan } from './word';

/** Texts whose words are left out: templates, and the assignment's wording. */
export interface GivenTexts extends Readonly<Record<'template' | 'assignment', RunFinder>> {
  shared: SharedPassages;
}

export function createGivenTexts(): GivenTexts {
  return {
    template: createRunFinder(shortestRun.given),
    assignment: createRunFinder(shortestRun.given),
    shared: createSharedPassages(),
  };
}

/** The words of a file that are left out, in the order of the text. A word that has several reasons has the first of these. */
export function findLeftOut(words: FileWords, given: GivenTexts): LeftOut[] {
  const inText = (find: (text: string) => TextSpan[]) => () =>
    find(words.text).map((span) => wordsIn(words, span));
  const heads = inText(findRunningHeads);
  const finders: Record<LeftOutReason, () => readonly (WordRange & Partial<LeftOut>)[]> = {
    template: () => [...rangesIn(words, given.template), ...heads()],
    assignment: () => rangesIn(words, given.assignment),
    contents: inText(findContents),
    bibliography: inText(findBibliographies),
    quotation: inText(findQuotations),
    shared: () => given.shared.find(words.numbers),
  };
  const reasons = new Map<number, Reason>();
  for (const reason of Object.keys(finders) as LeftOutReason[])
    for (const { start, end, ...passage } of finders[reason]())
      for (let at = start; at < end; at += 1)
        if (!reasons.has(at)) reasons.set(at, { ...passage, reason });
  return joinRanges(reasons);
}

function rangesIn({ numbers }: FileWords, finder: RunFinder): WordRange[] {
  return [...finder.find(numbers).values()]
    .flat()
    .map(({ first, length }) => ({ start: first, end: first + length }));
}

type Reason = Omit<LeftOut, keyof WordRange>;

function joinRanges(reasons: ReadonlyMap<number, Reason>): LeftOut[] {
  const joined: LeftOut[] = [];
  for (const [at, reason] of [...reasons].sort(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last?.end === at && last.reason === reason.reason) last.end = at + 1;
    else joined.push({ start: at, end: at + 1, ...reason });
  }
  return joined;
}

/** Opening and closing quotation marks of many languages. The mark " opens and closes. */
const marks = ['“”', '„“', '„”', '””', '«»', '»«', '‹›', '「」', '『』', '‘’'] as const;
/** The most text of a quotation: a longer one is a text in quotation marks. */
const longest = 1500;
/** The longest distance between a quotation and its source. */
const reach = 120;

/** Before an opening mark; a mark behind a full stop closes a quotation. */
const before = '(?<=^|[\\s([{:;,،؛/—–-])';
const directed = marks.map(([open = '', close = '']) => quotationPattern(open, close));
const straight = quotationPattern('"', '"');

function quotationPattern(open: string, close: string): RegExp {
  const text = `[^${open}${close}]{10,${longest}}`;
  return new RegExp(`${before}${open}(?=\\S)${text}(?<=\\S)${close}(?!\\p{L})`, 'gu');
}

/** Words that name a speaker or a writer, in English, Hindi, Tamil and Arabic, and the most frequent ones of others. */
const speaking =
  /(?<!\p{L})(?:according to|writes?|wrote|written by|says?|said|states?|stated|argues?|argued|notes?|noted|defines?|defined|explains?|explained|observes?|observed|claims?|claimed|puts? it|quoted|cited|laut|schreibt|selon|écrit|según|escribe)(?!\p{L})|के अनुसार|ने कहा|ने लिखा|कहते हैं|कहती हैं|लिखते हैं|लिखती हैं|का कहना|के शब्दों|கூற்றுப்படி|கூறுகிற|கூறினார்|எழுதினார்|எழுதுகிற|என்கிறார்|என்றார்|கருத்துப்படி|(?<!\p{L})(?:قال|قالت|يقول|تقول|كتب|كتبت|يكتب|ذكر|يذكر|وفقا ل|وفقًا ل|حسب|بحسب|على حد قول)/iu;
/** [12], (Knuth 1974), (p. 5): brackets with a number in any digits. */
const bracket = /^[\s.,;:!?।؟]{0,3}[[(（［][^\])）］]{0,90}\p{Nd}[^\])）］]{0,60}[\])）］]/u;
/** A footnote, or a dash and a name. */
const footnote = /^[.,;।]?(?:[¹²³⁰⁴-⁹]|\p{Nd}{1,2}(?=[\s.,;]|$))/u;
const dashAndName = /^[\s.,]{0,3}[—–―]\s*\p{L}/u;
/** "Knuth (1974) …:" before a quotation. */
const namedBefore =
  /[[(（［][^\])）］]{0,60}\p{Nd}[^\])）］]{0,60}[\])）］][^\p{Nd}.!?।؟。]{0,40}$/u;
const sentenceEnd = /[.!?।؟。]\s/u;

/** Quotations whose source is named next to them. Text in quotation marks without a source is not left out. */
export function findQuotations(text: string): TextSpan[] {
  return [...directed, straight]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((span) => isAttributed(text, span));
}

function isAttributed(text: string, { start, end }: TextSpan): boolean {
  const after = text.slice(end, end + reach);
  const lead = text.slice(Math.max(0, start - reach), start);
  const sentence = lead.split(sentenceEnd).at(-1) ?? '';
  const rest = after.split(sentenceEnd)[0] ?? '';
  return (
    [bracket, footnote, dashAndName].some((pattern) => pattern.test(after)) ||
    namedBefore.test(lead) ||
    speaking.test(sentence) ||
    speaking.test(rest)
  );
}

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
      text: line.text,
      start: start + line.start,
      end: start + line.end,
    }));
    if (lines.length > 0) pages.push(lines);
    start += page.length + 1;
  }
  return pages;
}

/** "Page 3 of 8" and "Page 4 of 8" are the same. */
const repeatedPart = ({ text }: TextLine) => text.replace(/\p{Nd}+/gu, '0');

/** A passage is everybody's if more than this part of the works have it, and at least so many. */
const everybody = { share: 0.1, fewest: 4 };
/** Fewer words are a phrase. */
const shortest = 10;
/** A work of which more than this part is shared is a copy, not a work with a passage that everybody has. */
const mostOfWork = 0.5;
/** A header begins with one of the first words, and is no longer; of a work that is more than this part of it, it is a copy. */
const header = { firstWords: 3, longest: 60, mostOfWork: 0.85 };

/** A passage that many works have, how many of them, and its smallest hash, which is the same in each. */
interface SharedPassage extends WordRange {
  texts: number;
  passage: number;
}

interface SharedPassages {
  add: (words: Int32Array) => void;
  find: (words: Int32Array) => readonly SharedPassage[];
}

/** Finds passages that a large part of a class has, such as the header that a program writes into every file. */
function createSharedPassages(): SharedPassages {
  const winnowing = winnowingFor(shortestRun.work);
  const counts = new Map<number, number>();
  let works = 0;
  return {
    add: (words) => {
      works += 1;
      const hashes = new Set(fingerprintsOf(words, winnowing).map(({ hash }) => hash));
      for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
    },
    find: (words) => {
      const fewest = Math.max(everybody.fewest, Math.floor(works * everybody.share) + 1);
      if (works < fewest) return [];
      const found: SharedPassage[] = [];
      for (const { hash, at } of fingerprintsOf(words, winnowing)) {
        const texts = counts.get(hash) ?? 0;
        if (texts < fewest) continue;
        const last = found.at(-1);
        const end = at + winnowing.size;
        if (!last || at > last.end) found.push({ start: at, end, texts, passage: hash });
        else {
          const passage = Math.min(last.passage, hash);
          Object.assign(last, { end, texts: Math.min(last.texts, texts), passage });
        }
      }
      const passages = found.filter(({ start, end }) => end - start >= shortest);
      const length = passages.reduce((sum, { start, end }) => sum + end - start, 0);
      const ofHeader = headerLength(passages[0], words.length);
      return length - ofHeader > (words.length - ofHeader) * mostOfWork ? [] : passages;
    },
  };
}

/** The length of the header of a work, such as the one that a program writes into every file; 0 if there is none. */
function headerLength(first: WordRange | undefined, words: number): number {
  if (!first || first.start >= header.firstWords) return 0;
  const length = first.end - first.start;
  return length > header.longest || length > words * header.mostOfWork ? 0 : length;
}
