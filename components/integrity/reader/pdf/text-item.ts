/** A piece of text of a page, in the order of its content. */
export interface TextItem {
  str: string;
  hasEOL: boolean;
  /** Right to left: pdf.js has put the characters in the order in which they are read. */
  dir: string;
  /** Its place on the page (ISO 32000-1, 8.3.3), and its length. */
  transform: readonly number[];
  width: number;
  /** Whether its text is not that of its font. */
  isActual?: boolean;
  /** Whether it is a gap that pdf.js takes for a space. */
  isGap?: boolean;
}

/** Where text starts along its own line. */
export function startOf({ transform: [a = 1, b = 0, , , x = 0, y = 0] }: TextItem): number {
  return (x * a + y * b) / (Math.hypot(a, b) || 1);
}

/** The height of the font. */
export const heightOf = ({ transform: [, , c = 0, d = 0] }: TextItem) => Math.hypot(c, d);

/** How far the line of text is from the origin of the page. */
export function levelOf({ transform: [a = 1, b = 0, , , x = 0, y = 0] }: TextItem): number {
  return (y * a - x * b) / (Math.hypot(a, b) || 1);
}
