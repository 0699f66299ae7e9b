import fc from 'fast-check';
import { brief, onlyCells, readFolder } from './read-folder';
import { runsOf } from '@/__tests__/full-run';

/** How a table is written into a file. */
interface Writing {
  delimiter: string;
  lineEnd: string;
  quoteAll: boolean;
  encoding: string;
  mark: boolean;
}

const header = ['id', 'full name', 'mark', 'note'];
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
const writtenTable = fc.constantFrom(...encodings).chain((encoding) =>
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

const writeRow = (cells: readonly string[], writing: Writing): string =>
  cells.map((text) => writeCell(text, writing)).join(writing.delimiter);

function writeCell(text: string, { delimiter, lineEnd, quoteAll }: Writing): string {
  const quoted = quoteAll || /["\n]/.test(text) || text.includes(delimiter);
  const value = text.replaceAll('"', '""').replaceAll(lineBreak, lineEnd);
  return quoted ? `"${value}"` : value;
}

function encode(text: string, { encoding, mark }: Pick<Writing, 'encoding' | 'mark'>) {
  const marked = mark ? `\ufeff${text}` : text;
  if (encoding === 'utf-8') return Buffer.from(marked, 'utf8');
  if (encoding === 'windows-1252') return Buffer.from(marked, 'latin1');
  const bytes = Buffer.from(marked, 'utf16le');
  return encoding === 'utf-16be' ? bytes.swap16() : bytes;
}

const fewRuns = { numRuns: runsOf(150) };

/** The lines of a file and, for each row, the line that it starts on. */
function write(
  rows: readonly (readonly string[])[],
  above: readonly string[],
  blankLines: readonly number[],
  writing: Writing,
) {
  const lines: number[] = [];
  let text = '';
  let line = 1;
  const add = (part: string) => {
    text += part + writing.lineEnd;
    line += part.split(writing.lineEnd).length;
  };
  for (const part of above) add(part);
  add(writeRow(header, writing));
  rows.forEach((cells, index) => {
    if (blankLines.includes(index)) add('');
    lines.push(line);
    add(writeRow(cells, writing));
  });
  return { bytes: encode(text, writing), lines };
}

test('A table reads back the same, with its lines, whatever its encoding, delimiter, line ends and quotes', async () => {
  const property = fc.asyncProperty(
    writtenTable,
    async ({ rows, preamble, blankLines, writing }) => {
      const { bytes, lines } = write(rows, preamble, blankLines, writing);
      const read = await readFolder({ 'list.csv': bytes });
      expect(brief(read).filter((problem) => !problem.startsWith('note guessed'))).toEqual([]);
      expect(onlyCells(read)).toEqual(rows);
      expect(read.tables[0]?.header).toEqual(header);
      expect(read.tables[0]?.all.map(({ line }) => line)).toEqual(lines);
    },
  );
  await fc.assert(property, fewRuns);
});

const plainRows = fc.array(fc.tuple(fc.nat(999), fc.nat(999)), { minLength: 2, maxLength: 60 });
const lineEnds = fc.constantFrom('\n', '\r\n', '\r');

/** The lines of a table without mistakes. The header is line 1. */
function plainLines(rows: readonly (readonly number[])[], quote = '') {
  const cells = rows.map(([id = 0, mark = 0]) => [`s${id}`, 'Näme', `m${mark}`, 'x y']);
  return [header, ...cells].map((row) => row.map((cell) => quote + cell + quote).join(','));
}

const mistakes: [string, string, (line: string) => string][] = [
  ['A row that is cut short', 'warning short-row', (line) => line.slice(0, line.lastIndexOf(','))],
  ['A row with a cell too many', 'warning long-row', (line) => `${line},more`],
  ['A quote that is not closed', 'error unclosed-quote', (line) => line.replace(',', ',"')],
];

test.each(mistakes)('%s is reported once, in its line', async (_, problem, spoil) => {
  const property = fc.asyncProperty(plainRows, fc.nat(), lineEnds, async (rows, at, lineEnd) => {
    const lines = plainLines(rows);
    const spoiled = 1 + (at % rows.length);
    lines[spoiled] = spoil(lines[spoiled] ?? '');
    const read = await readFolder({ 'list.csv': lines.join(lineEnd) });
    expect(brief(read)).toEqual([`${problem} list.csv:${spoiled + 1}`]);
  });
  await fc.assert(property, fewRuns);
});

test('A closing quote that is missing at the end of a line is reported once, in its line', async () => {
  const property = fc.asyncProperty(plainRows, fc.nat(), lineEnds, async (rows, at, lineEnd) => {
    const lines = plainLines(rows, '"');
    const spoiled = 1 + (at % rows.length);
    lines[spoiled] = lines[spoiled]?.slice(0, -1) ?? '';
    const read = await readFolder({ 'list.csv': lines.join(lineEnd) });
    expect(brief(read)).toEqual([`error unclosed-quote list.csv:${spoiled + 1}`]);
    expect(read.problems[0]?.place.column).toEqual({ name: 'note', index: 3 });
  });
  await fc.assert(property, fewRuns);
});

test('A letter that is not UTF-8 in a UTF-8 file is reported once, in its line and column', async () => {
  const property = fc.asyncProperty(plainRows, fc.nat(), lineEnds, async (rows, at, lineEnd) => {
    const lines = plainLines(rows);
    const spoiled = 1 + (at % rows.length);
    lines[spoiled] = lines[spoiled]?.replace('ä', '#') ?? '';
    const bytes = Buffer.from(lines.join(lineEnd));
    bytes[bytes.indexOf('#')] = 0xe4;
    const read = await readFolder({ 'list.csv': bytes });
    fc.pre(rows.length > 2);
    expect(brief(read)).toEqual([`warning broken-character list.csv:${spoiled + 1}`]);
    expect(read.problems[0]?.place.column).toEqual({ name: 'full name', index: 1 });
    expect(onlyCells(read)).toHaveLength(rows.length - 1);
  });
  await fc.assert(property, fewRuns);
});
