import { brief, onlyCells, readFolder, rowsOf } from './read-folder';

const table = 'id,full name\n1,Ann\n';

test('A file with two columns and semicolons has two columns', async () => {
  const read = await readFolder({ 'a.csv': 'id;full name\n1;Müller, Ann\n2;Roe, Bo\n' });
  expect(onlyCells(read)).toEqual([
    ['1', 'Müller, Ann'],
    ['2', 'Roe, Bo'],
  ]);
});

test('Unknown headers do not keep the delimiter from being found', async () => {
  const read = await readFolder({ 'a.csv': 'Kürzel;Punkte\nab;1,5\ncd;2,5\n' });
  expect(read.tables[0]?.header).toEqual(['Kürzel', 'Punkte']);
  expect(onlyCells(read)).toEqual([
    ['ab', '1,5'],
    ['cd', '2,5'],
  ]);
});

test('The line "sep=;" names the delimiter and is no row', async () => {
  const read = await readFolder({ 'a.csv': 'sep=;\r\nid;full name\r\n1;a,b,c\r\n' });
  expect(onlyCells(read)).toEqual([['1', 'a,b,c']]);
  expect(read.tables[0]).toMatchObject({ line: 2, preamble: [] });
});

test('Repeated and blank headers stay as they are', async () => {
  const read = await readFolder({ 'a.csv': 'id,role,role,,__proto__\n1,a,b,c,d\n' });
  expect(read.tables[0]?.header).toEqual(['id', 'role', 'role', '', '__proto__']);
  expect(onlyCells(read)).toEqual([['1', 'a', 'b', 'c', 'd']]);
});

test('Zeros written as a formula are kept, and other formulas stay text', async () => {
  const text = 'id,note\n="0012",=SUM(A1:A2)\n"=""0034""",+1\n-1,@x\n=A1&"x",y\n';
  expect(onlyCells(await readFolder({ 'a.csv': text }))).toEqual([
    ['0012', '=SUM(A1:A2)'],
    ['0034', '+1'],
    ['-1', '@x'],
    ['=A1&"x"', 'y'],
  ]);
});

test('What is above the header is its preamble', async () => {
  const text = 'Course\tMaths 101\nGroup\tAll\n\nid\tfull name\tday\n1\tAnn\tP\n2\tBo\tA\n';
  const [table] = (await readFolder({ 'export.txt': text })).tables;
  expect(table).toMatchObject({
    header: ['id', 'full name', 'day'],
    line: 4,
    preamble: [
      { line: 1, cells: ['Course', 'Maths 101'] },
      { line: 2, cells: ['Group', 'All'] },
    ],
  });
  expect(table?.sheet).toBeUndefined();
});

test('A value that is also a known name does not make its row a header', async () => {
  const text = 'Kürzel,Anlass,Ort\nab,note,Saal 1\n\ncd,mark,Saal 2\n';
  const read = await readFolder({ 'a.csv': text });
  expect(read.tables[0]?.header).toEqual(['Kürzel', 'Anlass', 'Ort']);
  expect(onlyCells(read)).toHaveLength(2);
});

test('A header with one known name and many days is found below a title', async () => {
  const text = 'Register,note\nfull name,3/8/2026,4/8/2026\nAnn,P,A\nBo,A,A\n';
  const read = await readFolder({ 'a.csv': text });
  expect(read.tables[0]?.header).toEqual(['full name', '3/8/2026', '4/8/2026']);
});

test('Several tables in a file are found by their headers and named by their titles', async () => {
  const text =
    '1. Summary\nMeeting,Maths\nNumber,2\n\n2. Participants\nid,full name,status,day\n1,Ann,in,\n2,Bo,in,\n\n' +
    '3. Activities\nid,full name,note\n1,Ann,x\n\nid,mark\n1,5\n';
  const { tables, problems } = await readFolder({ 'a.csv': text });
  expect(tables.map(({ sheet, line, all }) => [sheet, line, all.length])).toEqual([
    ['2. Participants', 6, 2],
    ['3. Activities', 11, 1],
    [undefined, 14, 1],
  ]);
  expect(problems).toEqual([]);
});

test('A table with the same header below another title is a table of its own', async () => {
  const part = (section: string) => `${section}\nid,full name\n1,${section}\n\n`;
  const { tables } = await readFolder({ 'a.csv': part('Section A') + part('Section B') });
  expect(tables.map(({ sheet, all }) => [sheet, all.length])).toEqual([
    ['Section A', 1],
    ['Section B', 1],
  ]);
});

test('A header that is repeated between the rows is no row', async () => {
  const read = await readFolder({ 'a.csv': `${table}id,full name\n2,Bo\n\nid,full name\n3,Cy\n` });
  expect(onlyCells(read)).toEqual([
    ['1', 'Ann'],
    ['2', 'Bo'],
    ['3', 'Cy'],
  ]);
  expect(read.problems).toEqual([]);
});

test('Rows go on after a blank row, and remarks below the table are noted', async () => {
  const read = await readFolder({ 'a.csv': `${table}\n2,Bo\n\nPrinted on 3 May\n` });
  expect(onlyCells(read)).toHaveLength(2);
  expect(brief(read)).toEqual(['note remark-below-table a.csv:6']);
});

test('Blank lines above the header and between rows do not count as rows', async () => {
  const read = await readFolder({
    'a.csv': `${'\n'.repeat(300_000)}${table}${',\n'.repeat(5000)}2,Bo\n`,
  });
  expect(read.tables[0]?.line).toBe(300_001);
  expect(read.tables[0]?.all.map(({ line }) => line)).toEqual([300_002, 305_003]);
});

test('Trailing empty cells are fine', async () => {
  const read = await readFolder({ 'a.csv': 'id,full name,\n1,Ann\n2,Bo,,,\n' });
  expect(onlyCells(read)).toEqual([
    ['1', 'Ann', ''],
    ['2', 'Bo', ''],
  ]);
  expect(read.problems).toEqual([]);
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
