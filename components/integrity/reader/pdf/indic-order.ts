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
