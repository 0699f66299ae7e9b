import { unparse } from 'papaparse';

/** A cell of an exported table: text, a number, or nothing. */
export type Cell = string | number | null;

/**
 * A text that no spreadsheet takes for a formula: one that begins with = + - @, also in a wide or small form or after
 * blanks and invisible signs, or with a tab or a line break, gets an apostrophe in front (the advice of OWASP).
 */
export function neutralise(text: string): string {
  const seen = text.normalize('NFKC').replace(/^[\s\p{C}]+/u, '');
  return /^[=+\-\u2212@]/.test(seen) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/** A table as CSV by RFC 4180, with the mark of UTF-8 in front so that spreadsheets read every script. */
export function toCsv(fields: readonly string[], rows: readonly Record<string, Cell>[]): string {
  const safe = (cell: Cell) => (typeof cell === 'string' ? neutralise(cell) : (cell ?? ''));
  const data = rows.map((row) => fields.map((field) => safe(row[field] ?? null)));
  return `\ufeff${unparse({ fields: fields.map(neutralise), data }, { newline: '\r\n' })}`;
}
