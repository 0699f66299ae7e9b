import { normalizeText } from '@/lib/text/normalize';
import { findWords } from '../../model/word';
import { scannedPage } from '../limit';

/** What fonts give for a glyph whose letters they do not know. */
const unknown = /[\p{Co}\p{Cn}\ufffd]|(?!\s)\p{Cc}/u;
/** What is between spaces; letters that no font knows may have none. */
const spacedWord = /(?:\ufffd{6}|[^ \n\u00a0])(?:(?!\ufffd{6})[^ \n\u00a0])*/gu;
/** A symbol of a formula is one unknown character; a word has letters or several. */
const unreadableWord = /\p{L}|[\p{Co}\p{Cn}\p{Cc}\ufffd]{2}/u;
/** A vowel sign of an Indian script that follows no letter. */
const loneSign = /^(?=[\u0900-\u0dff])\p{M}/u;

/** Four letters of an alphabet with vowels or more, not in capitals: abbreviations have no vowels. */
const ordinaryWord = /^\p{L}\p{Ll}{3,}$/u;
const alphabetic = /^(?:\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek})+$/u;
/** Most words have one, so that nothing else is asked of them. */
const plainVowel = /[aeiouyw]/u;
const vowel = /[aeiouywаеиоуъыэюяіαεηιουω]/u;

/** So many such words, and this part of all, are more than a formula or a logo, and than code or a foreign name. */
const fewest = { unread: { words: 3, share: 0.1 }, senseless: { words: 8, share: 0.05 } };

/** A letter or sign of another script than these. */
const other = /(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek})\p{L}|[\u0900-\u0dff]/u;

/**
 * Whether a page, or its lines in one of the other scripts, are drawn with fonts that do not say which letters they show,
 * or that say other letters than they show.
 */
export function isUnreadable(text: string): boolean {
  const others = text.split('\n').filter((line) => other.test(line));
  return isGarbled(text) || isGarbled(others.join('\n'));
}

function isGarbled(text: string): boolean {
  const words: readonly string[] = text.match(spacedWord) ?? [];
  const unread = words.filter(
    (word) => (unknown.test(word) && unreadableWord.test(word)) || loneSign.test(word),
  );
  if (isMuch(unread.length, words.length, fewest.unread)) return true;
  const all = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const senseless = ordinaryOf(all.filter((word) => !plainVowel.test(word))).filter(
    (word) => !vowel.test(word),
  );
  return (
    new Set(senseless).size >= fewest.senseless.words &&
    isMuch(senseless.length, ordinaryOf(all).length, fewest.senseless)
  );
}

const ordinaryOf = (words: readonly string[]) =>
  words
    .filter((word) => ordinaryWord.test(word.normalize('NFC')))
    .map(normalizeText)
    .filter((word) => alphabetic.test(word));

/** The lines of such a page that another font shows rightly, as XeTeX writes Latin letters beside those of Devanagari. */
export function readableLines(text: string): string {
  const lines = text.split('\n').filter((line) => !other.test(line) && !unknown.test(line));
  const readable = lines.join('\n').trim();
  return findWords(readable).length < scannedPage.words || isUnreadable(readable) ? '' : readable;
}

const isMuch = (some: number, all: number, { words, share }: { words: number; share: number }) =>
  some >= words && some >= all * share;
