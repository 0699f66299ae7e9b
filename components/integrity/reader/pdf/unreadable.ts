import { normalizeText } from '@/lib/text/normalize';

/** What fonts give for a glyph whose letters they do not know. */
const unknown = /[\p{Co}\p{Cn}\ufffd]|(?!\s)\p{Cc}/u;
/** A symbol of a formula is one unknown character; a word has letters or several. */
const unreadableWord = /\p{L}|[\p{Co}\p{Cn}\p{Cc}\ufffd]{2}/u;
/** A vowel sign of an Indian script that follows no letter. */
const loneSign = /^(?=[\u0900-\u0dff])\p{M}/u;

/** Four letters of an alphabet with vowels or more, not in capitals: abbreviations have no vowels. */
const ordinaryWord = /^\p{L}\p{Ll}{3,}$/u;
const alphabetic = /^(?:\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek})+$/u;
const vowel = /[aeiouywаеиоуъыэюяіαεηιουω]/u;

/** So many such words, and this part of all, are more than a formula or a logo, and than code or a foreign name. */
const fewest = { unread: { words: 3, share: 0.1 }, senseless: { words: 8, share: 0.05 } };

/** Whether a page is drawn with fonts that do not say which letters they show, or that say other letters than they show. */
export function isUnreadable(text: string): boolean {
  const words = text.split(/[ \n\u00a0]+/u).filter((word) => word !== '');
  const unread = words.filter(
    (word) => (unknown.test(word) && unreadableWord.test(word)) || loneSign.test(word),
  );
  const ordinary = (text.match(/[\p{L}\p{M}]+/gu) ?? [])
    .filter((word) => ordinaryWord.test(word.normalize('NFC')))
    .map(normalizeText)
    .filter((word) => alphabetic.test(word));
  const senseless = ordinary.filter((word) => !vowel.test(word));
  return (
    isMuch(unread.length, words.length, fewest.unread) ||
    (isMuch(senseless.length, ordinary.length, fewest.senseless) &&
      new Set(senseless).size >= fewest.senseless.words)
  );
}

const isMuch = (some: number, all: number, { words, share }: { words: number; share: number }) =>
  some >= words && some >= all * share;
