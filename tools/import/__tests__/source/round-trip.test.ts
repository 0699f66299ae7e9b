import fc from 'fast-check';
import { brief, onlyCells, readFolder } from './read-folder';
import { encode, header, writeRow, writtenTable, type Writing } from './written-table';
import { runsOf } from '@/__tests__/full-run';

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
