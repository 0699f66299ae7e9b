import { join } from 'node:path';
import { examplesIn, problemText } from '../examples';
import { brief, onlyCells, readFolder, rowsOf } from './read-folder';

const table = 'id,full name\n1,Ann\n';

/** The tables and the problems of a file: for each table its sheet, the rows above the header, the header and the rows. */
async function linesOf(text: string): Promise<string[]> {
  const { tables, problems } = await readFolder({ 'a.csv': text });
  const row = ({ line, cells }: { line: number; cells: readonly string[] }) =>
    `${line}: ${JSON.stringify(cells)}`;
  return [
    ...tables.flatMap(({ sheet, line, header, preamble, all }) => [
      sheet === undefined ? 'table' : `table ${sheet}`,
      ...preamble.map((above) => `  above ${row(above)}`),
      `  header ${row({ line, cells: header })}`,
      ...all.map((own) => `  row ${row(own)}`),
    ]),
    ...problems.map(problemText),
  ];
}

test.each(examplesIn(join(__dirname, 'text-tables.txt')))('$title', async ({ lines, expected }) => {
  expect(await linesOf(lines.map((line) => `${line}\n`).join(''))).toEqual(expected);
});

test('Blank lines above the header and between rows do not count as rows', async () => {
  const read = await readFolder({
    'a.csv': `${'\n'.repeat(300_000)}${table}${',\n'.repeat(5000)}2,Bo\n`,
  });
  expect(read.tables[0]?.line).toBe(300_001);
  expect(read.tables[0]?.all.map(({ line }) => line)).toEqual([300_002, 305_003]);
});

test('Many rows without their last empty cells are padded, as Excel leaves them out', async () => {
  const read = await readFolder({ 'a.csv': `id,full name,note\n${'1,Ann\n'.repeat(20)}2,Bo,x\n` });
  expect(onlyCells(read)[0]).toEqual(['1', 'Ann', '']);
  expect(brief(read)).toEqual(['note short-rows a.csv:1']);
});

test('A header that is too short for most rows stops the import once', async () => {
  const read = await readFolder({ 'a.csv': `id,full name\n${'1,Ann,x\n'.repeat(20)}` });
  expect(brief(read)).toEqual(['error rows-longer-than-header a.csv:1']);
});

test('The rows of a table can be read more than once', async () => {
  const [read] = (await readFolder({ 'a.csv': table })).tables;
  expect(read && (await rowsOf(read))).toEqual(read?.all);
});

test('Empty files, files with only a header and notes beside the exports are noted', async () => {
  const read = await readFolder({
    ...{ 'a.csv': '', 'b.csv': '\ufeff \n', 'b2.csv': ',,\n,,', 'c.csv': 'id,full name\n' },
    ...{ 'd.txt': 'Dear Ann,\nhere are the files, as agreed.\nBo\n', 'e.json': '{}' },
  });
  expect(brief(read)).toEqual([
    'note empty-file a.csv',
    'note empty-file b.csv',
    'note empty-file b2.csv',
    'note no-rows c.csv:1',
    'note no-table d.txt',
    'note unknown-kind e.json',
  ]);
});

test('A cell or a row without an end is an error in its line, and the file is not read further', async () => {
  const limits = { cell: 1000, row: 5000 };
  const long = { 'a.csv': `${table}2,${'x'.repeat(1001)}\n3,Cy\n` };
  const read = await readFolder(long, { limits });
  expect(brief(read)).toEqual(['error cell-too-long a.csv:3']);
  expect(onlyCells(read)).toHaveLength(2);
  const quoted = { 'a.csv': `${table}2,"${'x\n'.repeat(600_000)}` };
  expect(brief(await readFolder(quoted, { limits }))).toEqual(['error unclosed-quote a.csv:3']);
  const endless = { 'a.csv': `${table}2,${'x'.repeat(900_000)}` };
  expect(brief(await readFolder(endless, { limits }))).toEqual(['error row-too-long a.csv:3']);
});

test('A file with a thousand tables is refused', async () => {
  const text = `Section\nid,full name\n1,Ann\n\n`.repeat(30);
  const read = await readFolder({ 'a.csv': text }, { limits: { tablesPerFile: 20 } });
  expect(brief(read)).toEqual(['error too-many-tables a.csv']);
});

test('More columns than any export has are refused; blank cells to the last column are left out', async () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`).join();
  const read = await readFolder({
    'a.csv': `id,full name\n1,Ann\n${names(1001)}\n`,
    'b.csv': `id,full name${','.repeat(16_382)}\n1,Ann${','.repeat(16_382)}\n`,
    'c.csv': `${names(1000)}\n${names(1000)}x\n`,
  });
  expect(brief(read)).toEqual(['error too-many-columns a.csv:3']);
  expect(read.tables.map(({ header }) => header.length)).toEqual([1000, 1000]);
});
