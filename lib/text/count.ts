/** Returns how many characters a text has as people count them: an emoji, or a Tamil letter with its vowel, is one. */
export const countCharacters = (text: string): number =>
  // A letter with endless marks counts as more.
  Math.max([...new Intl.Segmenter().segment(text)].length, Math.ceil(text.length / 10));

/** A whole number with a comma after each three digits. The first use of the browser's own formatter takes a slow phone 0.1 s. */
export const formatCount = (count: number): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A count with its noun: "1 decision", "1,000 decisions". */
export function countText(count: number, [one, several]: readonly [string, string]): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`;
}
