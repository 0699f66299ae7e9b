/** A piece of text of a page, in the order of its content. */
export interface TextItem {
  str: string;
  hasEOL: boolean;
  /** Right to left: pdf.js has put the characters in the order in which they are read. */
  dir: string;
  /** Its place on the page (ISO 32000-1, 8.3.3), and its length. */
  transform: readonly number[];
  width: number;
}
