import papa from 'papaparse';

export type Cell = string | number | null;

/**
 * Keeps spreadsheets from reading a text as a formula: puts an apostrophe before a text that starts with = + - @, also
 * as a wide or small form or after spaces and invisible characters, or with a tab or a line break (OWASP).
 */
export function neutralise(text: string): string {
  const seen = text.normalize('NFKC').replace(/^[\s\p{C}]+/u, '');
  return /^[=+\-\u2212@]/.test(seen) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/** A table as CSV (RFC 4180), with a UTF-8 byte-order mark so that spreadsheets read every script. */
export function toCsv(fields: readonly string[], rows: readonly Record<string, Cell>[]): string {
  const safe = (cell: Cell) => (typeof cell === 'string' ? neutralise(cell) : (cell ?? ''));
  const data = rows.map((row) => fields.map((field) => safe(row[field] ?? null)));
  return `\ufeff${papa.unparse({ fields: fields.map(neutralise), data }, { newline: '\r\n' })}`;
}
