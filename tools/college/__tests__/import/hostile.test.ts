import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { copyFolder } from '@/tools/command/__tests__/write-folder';
import { quickZip } from '@/__tests__/quick-zip';
import { csv, oneRoster, replaceExports, run, snapshot, writeCollegeIn } from './college-in';

const people = csv('Roll Number,Name', '25A,Asha Nair', '25B,Ravi Sen');

const imported = writeCollegeIn({ 'roster.zip': oneRoster(['asha', 'ravi']) });
beforeAll(async () => expect(await run(imported)).toMatchObject({ exitCode: 0 }));

const zip = zipSync({ 'students.csv': strToU8(people) });

test.each<[string, string, () => Uint8Array | string]>([
  [
    'A zip file with a path to another folder',
    'x.zip',
    () => zipSync({ '../../students.csv': strToU8(people) }),
  ],
  [
    'A zip file that grows too much',
    'x.zip',
    () => quickZip({ 'students.csv': new Uint8Array(66 * 1024 * 1024).fill(48) }),
  ],
  ['A zip file that was cut off', 'x.zip', () => zip.subarray(0, zip.length - 30)],
  ['A file that is no workbook', 'x.xlsx', () => 'no workbook'],
])(
  '%s is refused beside the exports, and nothing changes',
  async (_, name, content) => {
    const folder = copyFolder(imported);
    const before = snapshot(folder, 'records', 'journal.json', 'state');
    replaceExports(folder, { 'roster.zip': oneRoster(['asha', 'ravi', 'meena']) });
    writeFileSync(join(folder, 'in', name), content());
    const { exitCode, text } = await run(folder);
    expect({ exitCode, text }).toEqual({ exitCode: 1, text: expect.stringContaining('error: ') });
    expect(snapshot(folder, 'records', 'journal.json', 'state')).toEqual(before);
    expect(readdirSync(folder).filter((file) => /-(?:next|before)$/.test(file))).toEqual([]);
  },
  60_000,
);

test('Headers that are names of object properties are only text', async () => {
  const folder = writeCollegeIn({
    'students.csv': csv(`Roll Number,Name,__proto__,constructor
      25A,Asha,x,y
      constructor,Ravi,x,y`),
  });
  expect((await run(folder)).exitCode).toBe(3);
  const columns = { id: 'Roll Number', name: 'Name' };
  const headers = ['Roll Number', 'Name', '__proto__', 'constructor'];
  const entry = { headers, kind: 'students', columns, ignore: ['__proto__', 'constructor'] };
  writeFileSync(join(folder, 'mapping.json'), JSON.stringify({ version: 2, tables: [entry] }));
  expect((await run(folder)).exitCode).toBe(0);
  expect(readdirSync(join(folder, 'records/students')).sort()).toEqual([
    '25A.json',
    'CONSTRUCTOR.json',
  ]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test.each(['../../../x', '..', '__proto__', '/etc/passwd'])(
  'A person with the id %s is refused',
  async (id) => {
    const folder = writeCollegeIn({ 'students.csv': csv('Roll Number,Name', `${id},Asha Nair`) });
    const { exitCode, text } = await run(folder);
    expect(exitCode).toBe(1);
    expect(text).toContain('The portal cannot take this roll number.');
    expect(text).toContain(`found "${id}"`);
    expect(readdirSync(folder).sort()).toEqual(['import.csv', 'import.html', 'in']);
  },
);

test('A person whose id is a device of Windows has a record with another name', async () => {
  const folder = writeCollegeIn({ 'students.csv': csv('Roll Number,Name', 'CON,Asha Nair') });
  expect((await run(folder)).exitCode).toBe(0);
  expect(readdirSync(join(folder, 'records/students'))).toEqual(['_CON.json']);
});

test('The report shows markup and formulas in values as text', async () => {
  const folder = writeCollegeIn({
    'roster.zip': oneRoster(['asha']),
    'attendance.csv': csv(
      'Roll Number,Date,Section,Status',
      ...Array.from({ length: 60 }, () => '25ASHA,2026-08-24,s1,P'),
      '=cmd|x,2026-08-24,s1,P',
      '<script>alert(1)</script>,2026-08-24,s1,P',
    ),
  });
  expect((await run(folder)).exitCode).toBe(2);
  const { 'import.html': html = '', 'import.csv': table = '' } = snapshot(
    folder,
    'import.html',
    'import.csv',
  );
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script>alert');
  expect(table).toContain("'=cmd|x");
});
