import fc from 'fast-check';

/** How a table is written into a file. */
export interface Writing {
  delimiter: string;
  lineEnd: string;
  quoteAll: boolean;
  encoding: string;
  mark: boolean;
}

export const header = ['id', 'full name', 'mark', 'note'];
const lineBreak = '\n';
/** Letters of windows-1252 that are no UTF-8 when they follow each other. */
const western = ['ä', 'é', 'ß', 'ç', 'Ñ'];
const worldwide = [...western, 'Ω', 'ł', 'न', 'ी', 'ع', '中', '😀'];
const plain = [...'xyzXYZ0189.-_/:()', ' ', "'", ',', ';', '\t', '|', '"', lineBreak];

function cell(letters: string[]) {
  const text = fc.array(fc.constantFrom(...plain, ...letters), { maxLength: 12 });
  return text.map((parts) => parts.join('').trim());
}

function row(letters: string[]) {
  const filled = cell(letters).map((text) => `v${text}`);
  return fc.tuple(filled, filled, cell(letters), cell(letters));
}

const encodings = [
  { encoding: 'utf-8', mark: false },
  { encoding: 'utf-8', mark: true },
  { encoding: 'utf-16le', mark: false },
  { encoding: 'utf-16le', mark: true },
  { encoding: 'utf-16be', mark: false },
  { encoding: 'utf-16be', mark: true },
  { encoding: 'windows-1252', mark: false },
];

/** Any table in any way of writing it. */
export const writtenTable = fc.constantFrom(...encodings).chain((encoding) =>
  fc.record({
    rows: fc.array(row(encoding.encoding === 'windows-1252' ? western : worldwide), {
      minLength: 1,
      maxLength: 40,
    }),
    blankLines: fc.array(fc.nat(40), { maxLength: 4 }),
    preamble: fc.array(fc.constantFrom('vx', 'Report: zz', ''), { maxLength: 3 }),
    writing: fc.record({
      delimiter: fc.constantFrom(',', ';', '\t', '|'),
      lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
      quoteAll: fc.boolean(),
      encoding: fc.constant(encoding.encoding),
      mark: fc.constant(encoding.mark),
    }),
  }),
);

export const writeRow = (cells: readonly string[], writing: Writing): string =>
  cells.map((text) => writeCell(text, writing)).join(writing.delimiter);

function writeCell(text: string, { delimiter, lineEnd, quoteAll }: Writing): string {
  const quoted = quoteAll || /["\n]/.test(text) || text.includes(delimiter);
  const value = text.replaceAll('"', '""').replaceAll(lineBreak, lineEnd);
  return quoted ? `"${value}"` : value;
}

export function encode(text: string, { encoding, mark }: Pick<Writing, 'encoding' | 'mark'>) {
  const marked = mark ? `\ufeff${text}` : text;
  if (encoding === 'utf-8') return Buffer.from(marked, 'utf8');
  if (encoding === 'windows-1252') return Buffer.from(marked, 'latin1');
  const bytes = Buffer.from(marked, 'utf16le');
  return encoding === 'utf-16be' ? bytes.swap16() : bytes;
}
