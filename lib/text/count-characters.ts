/** Returns how many characters a text has as people count them: an emoji, or a Tamil letter with its vowel, is one. */
export const countCharacters = (text: string): number =>
  // A letter with endless marks counts as more.
  Math.max([...new Intl.Segmenter().segment(text)].length, Math.ceil(text.length / 10));
