import { codePoint, explainLookAlikes, looksWhollyLatin, mixesAlphabets } from './look-alike';
import type { FileNote, TextFile, TextPage } from './text';
import { findWords } from './word';

const mostExamples = 5;
const longestExample = 120;

/** Invisible characters between two letters. Soft hyphens and marks of the direction of writing are ordinary. */
const invisible =
  /(?<=[\p{L}\p{M}\p{N}])[\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200d\u2060-\u2064\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]+(?=[\p{L}\p{M}\p{N}])/gu;
/** Scripts that are written with joiners, or with invisible spaces between words. */
const joining =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Finds what is unusual in a file: letters that look like others, invisible characters in words, and text that nobody sees. */
export function notesOf(file: TextFile): FileNote[] {
  const found: Record<Exclude<FileNote['kind'], 'little-compared'>, string[]> = {
    'unread-picture': unreadPages(file, 'picture'),
    'unread-font': unreadPages(file, 'font'),
    'look-alike-letters': file.pages.flatMap(({ text }) => lookAlikeWords(text)),
    'zero-width': file.pages.flatMap(({ text }) => wordsWithInvisible(text)),
    'hidden-text': hiddenWords(file),
  };
  return (Object.keys(found) as (keyof typeof found)[])
    .filter((kind) => found[kind].length > 0)
    .map((kind) => ({
      file: file.id,
      kind,
      count: found[kind].length,
      examples: examplesOf(kind, file, found[kind]),
    }));
}

function examplesOf(kind: FileNote['kind'], file: TextFile, found: readonly string[]): string[] {
  if (kind === 'hidden-text') return hiddenExamples(file);
  return isUnread(kind) ? [...found] : firstDifferent(found);
}

/** Returns true for a note about pages that were not read. */
export const isUnread = (kind: FileNote['kind']) =>
  kind === 'unread-picture' || kind === 'unread-font';

const unreadPages = ({ pages }: TextFile, why: TextPage['unread']) =>
  pages.filter(({ unread }) => unread === why).map(({ number }) => String(number));

const shortened = (text: string) => text.slice(0, longestExample);

const firstDifferent = (all: readonly string[]) => [...new Set(all)].slice(0, mostExamples);

const wordsOf = (text: string) => findWords(text).map(({ start, end }) => text.slice(start, end));

function lookAlikeWords(text: string): string[] {
  const words = wordsOf(text);
  const isLatin = (word: string | undefined) =>
    word !== undefined && /\p{Script=Latin}/u.test(word);
  return words
    .filter(
      (word, index) =>
        mixesAlphabets(word) ||
        (isLatin(words[index - 1]) && isLatin(words[index + 1]) && looksWhollyLatin(word)),
    )
    .map((word) => explainLookAlikes(shortened(word)));
}

function wordsWithInvisible(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !joining.test(word))
    .flatMap((word) => {
      const shown = shortened(word).replace(invisible, (found) =>
        [...found].map((one) => `[${codePoint(one)}]`).join(''),
      );
      return [...word.matchAll(invisible)].map(() => shown);
    });
}

const hiddenPages = ({ pages }: TextFile) => pages.flatMap(({ hidden }) => hidden ?? []);

const hiddenWords = (file: TextFile) => hiddenPages(file).flatMap(wordsOf);

const hiddenExamples = (file: TextFile) =>
  firstDifferent(hiddenPages(file).map((hidden) => shortened(hidden.trim().replace(/\s+/gu, ' '))));

/** Says so if less than half of a file is compared: it could consist of one quotation. */
export function littleCompared(file: string, words: number, compared: number): FileNote[] {
  if (compared * 2 >= words) return [];
  return [{ file, kind: 'little-compared', count: words - compared, examples: [] }];
}
