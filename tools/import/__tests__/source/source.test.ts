import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { runsOf } from '@/__tests__/full-run';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { examplesIn, problemText } from '../examples';
import { brief, onlyCells, readFolder, readFrom, rowsOf } from './read-folder';

const table = 'id,full name\n1,"Ann, B"\n';
const runs = { numRuns: runsOf(200) };

/** Bytes with some of them changed. */
function changed(bytes: Uint8Array) {
  const changes = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), {
    minLength: 1,
    maxLength: 6,
  });
  return changes.map((list) => {
    const copy = Buffer.from(bytes);
    for (const [at, byte] of list) copy[at] = byte;
    return copy;
  });
}

test('Any bytes are read or reported, whatever the name of the file', async () => {
  const names = ['a.csv', 'a.txt', 'a.zip', 'a.xlsx', 'a.ics', 'a.xls', 'a.pdf'];
  const starts = ['', 'PK\x03\x04', '\xff\xfe', '\xfe\xff', '\xef\xbb\xbf', 'id,"'];
  const property = fc.asyncProperty(
    fc.constantFrom(...names),
    fc.constantFrom(...starts),
    fc.uint8Array({ maxLength: 300 }),
    async (name, start, bytes) => {
      const content = Buffer.concat([Buffer.from(start, 'latin1'), bytes]);
      const { calendars, tables, problems } = await readFolder({ [name]: content });
      expect(calendars.length + tables.length + problems.length).toBeGreaterThan(0);
    },
  );
  await fc.assert(property, runs);
});

test('A zip file with changed bytes is read or reported', async () => {
  const bytes = zipSync({ 'a.csv': strToU8(table.repeat(50)), 'x/b.csv': strToU8(table) });
  const property = fc.asyncProperty(changed(bytes), async (content) => {
    const { tables, problems } = await readFolder({ 'a.zip': content });
    expect(tables.length + problems.length).toBeGreaterThan(0);
  });
  await fc.assert(property, runs);
});

test('A workbook with changed bytes is read or reported', async () => {
  const rows = [
    ['id', 'full name'],
    ['1', 'Ann'],
  ];
  const bytes = await writeXlsx({ sheets: [{ name: 'A', rows }] });
  const property = fc.asyncProperty(changed(bytes), async (content) => {
    const { tables, problems } = await readFolder({ 'a.xlsx': content });
    expect(tables.length + problems.length).toBeGreaterThan(0);
  });
  await fc.assert(property, runs);
});

const latin = (text: string) => Buffer.from(text, 'latin1');

test('Windows-1252 is read with its quotes and its euro sign, and noted as guessed', async () => {
  const read = await readFolder({ 'a.csv': latin('id,note\n1,x\n2,\x80 5 \x93M\xfcller\x94\n') });
  expect(onlyCells(read)[1]).toEqual(['2', '€ 5 “Müller”']);
  expect(brief(read)).toEqual(['note guessed-encoding a.csv:3']);
});

test('A file that is chosen to be in another encoding is read in it', async () => {
  const bytes = { 'a.csv': latin('id,note\n1,\xc0\xed\xed\xe0\n') };
  const encodingOf = (path: string) => (path === 'a.csv' ? 'windows-1251' : undefined);
  const read = await readFolder(bytes, { encodingOf });
  expect(onlyCells(read)).toEqual([['1', 'Анна']]);
  expect(read.problems).toEqual([]);
  const wrong = await readFolder(bytes, { encodingOf: () => 'windows-9' });
  expect(brief(wrong)).toEqual(['error unknown-encoding a.csv']);
});

test('A byte order mark overrules the chosen encoding', async () => {
  const read = await readFolder(
    { 'a.csv': '\ufeffid,note\n1,Müller\n' },
    { encodingOf: () => 'windows-1251' },
  );
  expect(onlyCells(read)).toEqual([['1', 'Müller']]);
});

test('A file with many damaged letters is an error once', async () => {
  const row = Buffer.concat([Buffer.from('1,äöü '), latin('\xe4\n')]);
  const rows = Array.from({ length: 1500 }, () => row);
  const read = await readFolder({ 'a.csv': Buffer.concat([Buffer.from('id,note\n'), ...rows]) });
  expect(brief(read)).toEqual(['error mixed-encoding a.csv']);
});

test('A file that is not text is an error, and so are files with another content than their name says', async () => {
  const read = await readFolder({
    'a.csv': Buffer.alloc(100_000),
    'b.csv': '<!DOCTYPE html><html><body>Sign in</body></html>',
    'c.xlsx': 'id,full name\n',
    'd.csv': Buffer.from('PK\x03\x04 and more'),
    'e.csv': '%PDF-1.7',
    'f.xlsx': Buffer.from('d0cf11e0a1b11ae10000', 'hex'),
    'g.zip': 'id,full name\n',
  });
  expect(brief(read)).toEqual([
    'error not-text a.csv',
    'error web-page b.csv',
    'error save-as-xlsx c.xlsx',
    'error wrong-name d.csv',
    'error save-as-xlsx e.csv',
    'error encrypted-workbook f.xlsx',
    'error damaged-zip g.zip',
  ]);
});

test.each(['xls', 'xlsb', 'ods', 'numbers', 'pdf', 'docx'])(
  'A file of the kind %s is to be saved as xlsx or CSV',
  async (extension) => {
    const { problems } = await readFolder({ [`a.${extension}`]: 'something' });
    expect(problems).toMatchObject([{ severity: 'error', code: 'save-as-xlsx' }]);
    expect(problems[0]?.action).toContain('save it as xlsx or CSV');
  },
);

test('A text with tabs is read although it is named .xls, as some systems write it', async () => {
  const bytes = Buffer.from('\ufeffid\tfull name\n1\tAnn\n', 'utf16le');
  expect(onlyCells(await readFolder({ 'gradebook.xls': bytes }))).toEqual([['1', 'Ann']]);
});

test('Calendars are given as text', async () => {
  const text = 'BEGIN:VCALENDAR\r\nSUMMARY:Prüfung\r\nEND:VCALENDAR\r\n';
  const { calendars, files } = await readFolder({ 'a.ics': Buffer.from(`\ufeff${text}`) });
  expect(calendars).toEqual([{ file: 'a.ics', text: text.replaceAll('\r', '') }]);
  expect(files).toMatchObject([{ path: 'a.ics' }]);
});

describe('The files of a folder', () => {
  const table = 'id,full name\n1,Ann\n';

  test('Files are read in the order of their paths, with their sizes and hashes', async () => {
    const { files, tables } = await readFolder({
      ...{ 'b.csv': table, 'a/z.csv': table, 'B.csv': table, 'a.csv': table },
    });
    const sha256 = createHash('sha256').update(table).digest('hex');
    expect(files).toEqual(
      ['B.csv', 'a.csv', 'a/z.csv', 'b.csv'].map((path) => ({ path, size: 19, sha256 })),
    );
    expect(tables.map(({ file, size }) => [file, size])).toEqual(
      files.map(({ path }) => [path, 19]),
    );
  });

  test('Files that systems and programs leave in a folder are ignored', async () => {
    const { files, problems } = await readFolder({
      ...{ '.DS_Store': 'x', 'Thumbs.db': 'x', 'desktop.ini': 'x', '~$list.xlsx': 'x' },
      ...{ '__MACOSX/._list.csv': 'x', '.git/list.csv': table },
    });
    expect(files).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('Links are not followed: outside the folder they are an error', async () => {
    const folder = writeFolder({ 'list.csv': table });
    const outside = writeFolder({ 'secret.csv': table });
    symlinkSync(join(outside, 'secret.csv'), join(folder, 'a.csv'));
    symlinkSync(outside, join(folder, 'b'));
    symlinkSync(join(folder, 'list.csv'), join(folder, 'c.csv'));
    symlinkSync(join(folder, 'gone.csv'), join(folder, 'd.csv'));
    symlinkSync(folder, join(folder, 'e'));
    const read = await readFrom(folder);
    expect(brief(read).sort()).toEqual([
      'error broken-link d.csv',
      'error link-outside a.csv',
      'error link-outside b',
      'error link-outside e',
      'note link c.csv',
    ]);
    expect(read.files.map(({ path }) => path)).toEqual(['list.csv']);
  });

  test('A folder with too many files is refused before they are read', async () => {
    const folder = writeFolder({ 'list.csv': table });
    for (let index = 0; index < 30; index += 1) mkdirSync(join(folder, `${index}`));
    for (let index = 0; index < 30; index += 1)
      writeFileSync(join(folder, '7', `${index}.csv`), table);
    const read = await readFrom(folder, { limits: { files: 40 } });
    expect(read.problems).toMatchObject([{ severity: 'error', code: 'too-many-files' }]);
    expect(read.tables).toEqual([]);
  });

  test('What is no file is an error, and is not waited for', async () => {
    const folder = writeFolder({ 'list.csv': table });
    execFileSync('mkfifo', [join(folder, 'pipe.csv')]);
    expect(brief(await readFrom(folder))).toEqual(['error special-file pipe.csv']);
  });
});

describe('A table of text', () => {
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

  test.each(examplesIn(join(__dirname, 'text-tables.txt')))(
    '$title',
    async ({ lines, expected }) => {
      expect(await linesOf(lines.map((line) => `${line}\n`).join(''))).toEqual(expected);
    },
  );

  test('Blank lines above the header and between rows do not count as rows', async () => {
    const read = await readFolder({
      'a.csv': `${'\n'.repeat(300_000)}${table}${',\n'.repeat(5000)}2,Bo\n`,
    });
    expect(read.tables[0]?.line).toBe(300_001);
    expect(read.tables[0]?.all.map(({ line }) => line)).toEqual([300_002, 305_003]);
  });

  test('Many rows without their last empty cells are padded, as Excel leaves them out', async () => {
    const read = await readFolder({
      'a.csv': `id,full name,note\n${'1,Ann\n'.repeat(20)}2,Bo,x\n`,
    });
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
    const names = (count: number) =>
      Array.from({ length: count }, (_, index) => `c${index}`).join();
    const read = await readFolder({
      'a.csv': `id,full name\n1,Ann\n${names(1001)}\n`,
      'b.csv': `id,full name${','.repeat(16_382)}\n1,Ann${','.repeat(16_382)}\n`,
      'c.csv': `${names(1000)}\n${names(1000)}x\n`,
    });
    expect(brief(read)).toEqual(['error too-many-columns a.csv:3']);
    expect(read.tables.map(({ header }) => header.length)).toEqual([1000, 1000]);
  });
});
