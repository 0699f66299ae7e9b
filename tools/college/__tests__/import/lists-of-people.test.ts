import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { csv, readStudent, run, writeCollegeIn } from './college-in';

test('A table without a header is not read, and its private values get into no file but the records', async () => {
  const folder = writeCollegeIn({
    'people.csv': csv(`+1 910 555 0101,Meera Nair,25001,Hispanic
      +1 910 555 0102,Asha Sen,25002,White
      +1 910 555 0103,Ravi Das,25003,Asian`),
  });
  const { exitCode, text } = await run(folder);
  expect(exitCode).toBe(3);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const shown = [text, read('import.html'), read('import.csv')].join('\n');
  expect(shown).not.toMatch(/555 010|Hispanic|>White/);
  expect(shown).toContain('has no header');
  const columns = { name: 'B', id: 'C' };
  const entry = { headers: ['A', 'B', 'C', 'D'], file: 'people.csv', kind: 'students', columns };
  const mapping = { version: 2, tables: [{ ...entry, ignore: ['A', 'D'] }] };
  writeFileSync(join(folder, 'mapping.json'), JSON.stringify(mapping));
  expect((await run(folder)).exitCode).toBe(0);
  expect(['25001', '25002', '25003'].map((id) => readStudent(folder, id).student.name)).toEqual([
    'Meera Nair',
    'Asha Sen',
    'Ravi Das',
  ]);
});

test('Two files with different names for a person are named, whatever the files are called', async () => {
  const folder = writeCollegeIn({
    'a-people.csv': csv('Student ID,Student Name', '25CS001,Leela Sen'),
    'students.csv': csv('Roll No,Name', '25CS001,Meera Nair'),
  });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toEqual({
    exitCode: 2,
    text: expect.stringContaining('found "Leela Sen and Meera Nair"'),
  });
  expect(readStudent(folder, '25CS001').student.name).toBe('Meera Nair');
  const mapping = { version: 2, names: 'a-people.csv' };
  writeFileSync(join(folder, 'mapping.json'), JSON.stringify(mapping));
  expect((await run(folder)).exitCode).toBe(0);
  expect(readStudent(folder, '25CS001').student.name).toBe('Leela Sen');
});
