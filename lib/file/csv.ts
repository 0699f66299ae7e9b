import papa from 'papaparse';

export type CsvCell = string | number | null;

/**
 * Keeps spreadsheets from reading a text as a formula: puts an apostrophe before a part that starts with = + - @, also
 * as a wide or small form or after spaces, quotes and invisible characters, and before a text that starts with a tab or
 * a line break (OWASP). A part ends where a spreadsheet that expects another separator than the comma begins a cell.
 */
export function neutralise(text: string): string {
  const parts = text.split(/([;|\t\r\n])/).map((part) => {
    const seen = part.normalize('NFKC').replace(/^[\s\p{C}"]+/u, '');
    return /^[=+\-\u2212@]/.test(seen) ? `'${part}` : part;
  });
  return `${/^[\t\r\n]/.test(text) ? "'" : ''}${parts.join('')}`;
}

/** A table as CSV (RFC 4180), with a UTF-8 byte-order mark so that spreadsheets read every script. */
export function toCsv(fields: readonly string[], rows: readonly Record<string, CsvCell>[]): string {
  const safe = (cell: CsvCell) => (typeof cell === 'string' ? neutralise(cell) : (cell ?? ''));
  const data = rows.map((row) => fields.map((field) => safe(row[field] ?? null)));
  return `\ufeff${papa.unparse({ fields: fields.map(neutralise), data }, { newline: '\r\n' })}`;
}
