import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { readFolder } from './read-folder';
import { runsOf } from '@/__tests__/full-run';

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
