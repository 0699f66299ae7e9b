import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { writeXlsx, type CellValue, type WriteSheet } from 'hucre/xlsx';
import { brief, onlyCells, readFolder } from './read-folder';

const workbook = async (...sheets: WriteSheet[]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets }));

const sheet = (name: string, rows: CellValue[][], more?: Partial<WriteSheet>): WriteSheet => ({
  name,
  rows,
  ...more,
});

/** A workbook with a part of it changed. */
function change(bytes: Buffer, part: string, edit: (xml: string) => string): Buffer {
  const parts = unzipSync(bytes);
  return Buffer.from(
    zipSync({ ...parts, [part]: strToU8(edit(strFromU8(parts[part] ?? new Uint8Array()))) }),
  );
}

const people = [
  ['id', 'full name'],
  ['0012', 'Ann'],
];

test('Every sheet with cells is a table, with the rows of the sheet', async () => {
  const bytes = await workbook(
    sheet('Students', [['Class list 2026'], [], ...people]),
    sheet('Empty', []),
    sheet('Marks', [
      ['id', 'mark'],
      ['1', 4.5],
      [null, null],
      ['2', 3],
    ]),
  );
  const { tables, problems } = await readFolder({ 'a.xlsx': bytes });
  expect(problems).toEqual([]);
  expect(tables).toMatchObject([
    { sheet: 'Students', line: 3, preamble: [{ line: 1, cells: ['Class list 2026'] }] },
    { sheet: 'Marks', line: 1, header: ['id', 'mark'] },
  ]);
  expect(tables.map(({ all }) => all)).toEqual([
    [{ line: 4, cells: ['0012', 'Ann'] }],
    [
      { line: 2, cells: ['1', '4.5'] },
      { line: 4, cells: ['2', '3'] },
    ],
  ]);
});

test('Cells are text as a person sees it', async () => {
  const style = (numFmt: string) => ({ style: { numFmt } });
  const date = new Date(Date.UTC(2026, 7, 24));
  const time = new Date(Date.UTC(2026, 7, 24, 9, 30));
  const rows = [
    ['id', 'day', 'status', 'note', 'mark'],
    [102000000000, date, true, ' x ', 0.1 + 0.2],
    [42, time, false, null, 0.85],
    [1e-7, 45000, 'TRUE', '=A1', 12],
  ];
  const cells = new Map([
    ['1,1', style('yyyy-mm-dd')],
    ['2,1', style('dd/mm/yyyy hh:mm')],
    ['2,0', style('00000')],
    ['2,4', style('0%')],
    ['3,1', style('0.00')],
  ]);
  const read = await readFolder({ 'a.xlsx': await workbook(sheet('A', rows, { cells })) });
  expect(onlyCells(read)).toEqual([
    ['102000000000', '2026-08-24', 'TRUE', 'x', '0.3'],
    ['00042', '2026-08-24T09:30', 'FALSE', '', '85%'],
    ['0.0000001', '45000', 'TRUE', '=A1', '12'],
  ]);
});

test('A time without a day stays a time', async () => {
  const rows = [
    ['id', 'day'],
    ['1', 0.395833333333333],
  ];
  const cells = new Map([['1,1', { style: { numFmt: 'h:mm' } }]]);
  const read = await readFolder({ 'a.xlsx': await workbook(sheet('A', rows, { cells })) });
  expect(onlyCells(read)).toEqual([['1', '09:30']]);
});

test('Formulas give their last values', async () => {
  const cells = new Map([['1,1', { formula: 'SUM(1,2)', formulaResult: 3 }]]);
  const rows = [
    ['id', 'mark'],
    ['1', null],
  ];
  const read = await readFolder({ 'a.xlsx': await workbook(sheet('A', rows, { cells })) });
  expect(onlyCells(read)).toEqual([['1', '3']]);
});

test('Merged cells of a header have their text in each cell, and a title across the sheet stays one', async () => {
  const rows = [
    ['Register 2026', null, null, null],
    ['id', 'March', null, null],
    [null, 'P', 'A', 'note'],
    ['1', 2, 3, 'x'],
  ];
  const merges = [
    { startRow: 0, endRow: 0, startCol: 0, endCol: 3 },
    { startRow: 1, endRow: 2, startCol: 0, endCol: 0 },
    { startRow: 1, endRow: 1, startCol: 1, endCol: 3 },
  ];
  const read = await readFolder({ 'a.xlsx': await workbook(sheet('A', rows, { merges })) });
  expect(read.tables[0]).toMatchObject({
    header: ['id', 'P', 'A', 'note'],
    preamble: [
      { line: 1, cells: ['Register 2026'] },
      { line: 2, cells: ['id', 'March', 'March', 'March'] },
    ],
  });
});

test('Cells beside the header are kept below a blank name', async () => {
  const rows = [...people, ['2', 'Bo', 'ill']];
  const read = await readFolder({ 'a.xlsx': await workbook(sheet('A', rows)) });
  expect(read.tables[0]?.header).toEqual(['id', 'full name', '']);
  expect(onlyCells(read)).toEqual([
    ['0012', 'Ann', ''],
    ['2', 'Bo', 'ill'],
  ]);
});

test('Several tables in a sheet are named by the sheet and their titles', async () => {
  const rows = [['Section A'], ...people, [], ['Section B'], ...people];
  const { tables } = await readFolder({ 'a.xlsx': await workbook(sheet('2026', rows)) });
  expect(tables.map(({ sheet, line }) => [sheet, line])).toEqual([
    ['2026: Section A', 2],
    ['2026: Section B', 6],
  ]);
});

test('A hidden sheet is noted and not read', async () => {
  const bytes = await workbook(sheet('A', people), sheet('Old', people, { hidden: true }));
  const read = await readFolder({ 'a.xlsx': bytes });
  expect(brief(read)).toEqual(['note hidden-sheet a.xlsx']);
  expect(onlyCells(read)).toHaveLength(1);
});

test('A sheet with only a chart does not keep the others from being read', async () => {
  const bytes = await workbook(sheet('A', people), sheet('Chart', people));
  const rels = 'xl/_rels/workbook.xml.rels';
  const chart = change(bytes, rels, (xml) =>
    xml
      .replace(/worksheet"([^>]*sheet2\.xml)/, 'chartsheet"$1')
      .replace(/(sheet2\.xml"[^>]*)worksheet"/, '$1chartsheet"'),
  );
  expect(strFromU8(unzipSync(chart)[rels] ?? new Uint8Array())).toContain('/chartsheet"');
  expect(onlyCells(await readFolder({ 'a.xlsx': chart }))).toEqual([['0012', 'Ann']]);
});

test('Workbooks that grow, define entities or are damaged are refused before a library reads them', async () => {
  const bytes = await workbook(sheet('A', people));
  const part = 'xl/worksheets/sheet1.xml';
  const entities = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  const read = await readFolder(
    {
      'a.xlsx': change(bytes, part, (xml) => xml.replace('?>', `?>${entities}`)),
      'b.xlsx': change(bytes, part, (xml) => xml + ' '.repeat(2_000_000)),
      'c.xlsx': change(bytes, part, () => '<nothing'),
      'd.xlsx': bytes.subarray(0, bytes.length - 30),
    },
    { limits: { workbook: 1_000_000 } },
  );
  expect(brief(read)).toEqual([
    'error xml-entities a.xlsx',
    'error workbook-too-large b.xlsx',
    'error damaged-workbook c.xlsx',
    'error damaged-zip d.xlsx',
  ]);
});

test('More cells than are kept in memory are refused', async () => {
  const bytes = await workbook(sheet('A', people));
  const read = await readFolder({ 'a.xlsx': bytes }, { limits: { workbookCells: 3 } });
  expect(brief(read)).toEqual(['error too-many-cells a.xlsx']);
});

test('Cells are counted before they are made, whatever a sheet looks like', async () => {
  const bytes = await workbook(sheet('A', people));
  const part = 'xl/worksheets/sheet1.xml';
  const withRows = (rows: string) =>
    change(bytes, part, (xml) =>
      xml.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`),
    );
  const cell = (attributes: string) => withRows(`<row r="1"><c ${attributes}><v>1</v></c></row>`);
  const refused = {
    'a.xlsx': cell('r="XFD1"'),
    'b.xlsx': withRows(`<x:row xmlns:x="y" r='2'><x:c s="0"\nr='XFD2'/></x:row>`),
    'c.xlsx': withRows(`<row>${'<c/>'.repeat(1001)}</row>`),
    'd.xlsx': cell('r="ALL1048576"'),
    'e.xlsx': withRows(`<row r="1048576"><c/><c/><c/><c/><c/></row>`),
    'f.xlsx': cell('t=">" r="XFD1"'),
    'g.xlsx': cell(`t=" r='A1'" r="XFD1"`),
    'h.xlsx': cell('r="&#88;FD1"'),
    'i.xlsx': cell(`r="A1" ${'x'.repeat(100_000)}`),
    'j.xlsx': withRows('<row r="1e6"><c r="A1"/></row>'),
    'k.xlsx': change(bytes, part, (xml) =>
      xml.replace(
        '<sheetData>',
        `<cols>${'<col min="1" max="16384"/>'.repeat(400)}</cols><sheetData>`,
      ),
    ),
  };
  expect(brief(await readFolder(refused))).toEqual([
    'error too-many-columns a.xlsx',
    'error too-many-columns b.xlsx',
    'error too-many-columns c.xlsx',
    'error too-many-cells d.xlsx',
    'error too-many-cells e.xlsx',
    'error damaged-workbook f.xlsx',
    'error damaged-workbook g.xlsx',
    'error damaged-workbook h.xlsx',
    'error damaged-workbook i.xlsx',
    'error damaged-workbook j.xlsx',
    'error too-many-cells k.xlsx',
  ]);
  const taken = {
    'a.xlsx': cell('r="ALL1"'),
    'b.xlsx': Buffer.from(
      zipSync({
        ...unzipSync(bytes),
        'customXml/item1.xml': strToU8('<x><c r="?" a="&amp;"/></x>'),
      }),
    ),
  };
  expect(brief(await readFolder(taken)).filter((text) => text.startsWith('error'))).toEqual([]);
});
