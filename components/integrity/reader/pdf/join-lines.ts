/** A piece of text of a page, in the order of its content. */
export interface TextItem {
  str: string;
  hasEOL: boolean;
  /** Right to left: pdf.js has put the characters in the order in which they are read. */
  dir: string;
}

/** A word that was divided at the end of a line. */
const divided = /(\p{L}\p{M}*)[-\u00ad\u2010]\n(?=\p{Ll})/gu;

/** The text of a page with its lines; words that a hyphen divides at the end of a line are joined. */
export function joinLines(items: readonly TextItem[]): string {
  const text = items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('');
  return text.replace(divided, '$1').trim();
}
