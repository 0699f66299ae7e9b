import type { TextSpan } from './word';

/** A line of a text. */
export interface TextLine extends TextSpan {
  /** Without the spaces around it, and with ordinary letters in place of ligatures and Arabic letter forms. */
  text: string;
}

/** The lines of a text that are not empty. */
export function linesOf(text: string): TextLine[] {
  return [...text.matchAll(/[^\r\n\f\u2028\u2029]+/gu)]
    .map((match) => ({
      text: match[0].trim().normalize('NFKC'),
      start: match.index,
      end: match.index + match[0].length,
    }))
    .filter(({ text: line }) => line !== '');
}

/** The pattern of a line that is one of these headings, with or without a number and a colon. */
export function headingPattern(headings: readonly string[]): RegExp {
  return new RegExp(
    `^[#*•\\s]*(?:(?:\\p{Nd}+|[ivx]+)(?:[.)]\\p{Nd}*)*\\s+)?(?:${headings.join('|')})\\s*[:.*]*$`,
    'iu',
  );
}

export const countWords = (line: string) => line.match(/\S+/gu)?.length ?? 0;
