import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyFolder } from '@/tools/command/__tests__/write-folder';
import {
  csv,
  enrolmentHeader,
  oneRoster,
  readStudent,
  replaceExports,
  run,
  snapshot,
  userHeader,
  writeCollegeIn,
} from './college-in';

const names = Array.from({ length: 30 }, (_, index) => `s${index + 100}`);
const bulk = oneRoster(names);

/** An export with only what has changed: one person is new, one has another name, and one is deleted. */
const delta = {
  'manifest.csv': csv(`propertyName,value
    manifest.version,1.0
    oneroster.version,1.1
    file.users,delta
    file.enrollments,delta
    file.courses,absent`),
  'users.csv': csv(
    userHeader,
    'u-new,active,2026-09-10T00:00:00Z,true,o1,student,new,,Nisha,Das,,25NEW,,,,,,',
    'u-s100,active,2026-09-10T00:00:00Z,true,o1,student,s100,,Asha,Menon,,25S100,,,,,,',
    'u-s101,tobedeleted,2026-09-10T00:00:00Z,true,o1,student,s101,,x,Nair,,25S101,,,,,,',
  ),
  'enrollments.csv': csv(
    enrolmentHeader,
    'e-new-1,active,2026-09-10T00:00:00Z,s1,o1,u-new,student,,,',
    'e-s100-2,tobedeleted,2026-09-10T00:00:00Z,s2,o1,u-s100,student,,,',
    'e-s101-1,tobedeleted,2026-09-10T00:00:00Z,s1,o1,u-s101,student,,,',
  ),
};

function expectChanged(folder: string): void {
  expect(readStudent(folder, '25NEW')).toMatchObject({
    student: { name: 'Nisha Das' },
    subjects: { items: [{ code: 'CS301' }] },
  });
  const changed = readStudent(folder, '25S100');
  expect(changed.student.name).toBe('Asha Menon');
  expect(changed.subjects.items.map(({ code }) => code)).toEqual(['CS301']);
  expect(existsSync(join(folder, 'records/students/25S101.json'))).toBe(false);
  expect(readStudent(folder, '25S102').subjects.items).toHaveLength(2);
}

const imported = writeCollegeIn({ 'full.zip': bulk });
beforeAll(async () => expect(await run(imported)).toMatchObject({ exitCode: 0 }));

test('Changes are applied to what the last import knew, and twice they touch no file', async () => {
  const folder = copyFolder(imported);
  replaceExports(folder, { 'changes.zip': delta });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toEqual({
    exitCode: 0,
    text: expect.stringMatching(/1 new, .* 1 left/),
  });
  expectChanged(folder);
  const before = snapshot(folder, 'records', 'journal.json', 'state');
  expect((await run(folder)).exitCode).toBe(0);
  expect(snapshot(folder, 'records', 'journal.json', 'state')).toEqual(before);
});

/** The complete export with the day on which its rows were last changed. */
const bulkOf = (day: string) => ({
  ...bulk,
  'users.csv': bulk['users.csv']!.replaceAll(',,,true,', `,active,${day}T00:00:00Z,true,`),
});

test('Changes that are older than the complete export beside them are named and left out', async () => {
  const folder = writeCollegeIn({ 'changes.zip': delta, 'full.zip': bulkOf('2026-09-12') });
  const { exitCode, text } = await run(folder);
  expect(exitCode).toBe(2);
  for (const name of ['users', 'enrollments'])
    expect(text).toContain(
      `changes.zip/${name}.csv, line 1\n  These changes are older than a complete export in college/in`,
    );
  expect(text).toContain('full.zip/users.csv');
  expect(existsSync(join(folder, 'records/students/25NEW.json'))).toBe(false);
  expect(readStudent(folder, '25S100')).toMatchObject({ student: { name: 's100 Nair' } });
  expect(readStudent(folder, '25S100').subjects.items).toHaveLength(2);
  expect(existsSync(join(folder, 'records/students/25S101.json'))).toBe(true);
});

test.each([
  ['without a day', bulk],
  ['of an earlier day', bulkOf('2026-09-09')],
])('Changes beside a complete export %s are applied to it', async (_, full) => {
  const folder = writeCollegeIn({ 'a-changes.zip': delta, 'full.zip': full });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toMatchObject({ exitCode: 0 });
  expectChanged(folder);
});

test('An export with complete files and changes is of one day', async () => {
  const { 'enrollments.csv': enrollments } = delta;
  const manifest = bulk['manifest.csv']!.replace('file.enrollments,bulk', 'file.enrollments,delta');
  const folder = copyFolder(imported);
  replaceExports(folder, {
    'mixed.zip': {
      ...{ ...bulkOf('2026-09-12'), 'manifest.csv': manifest },
      'enrollments.csv': enrollments
        .split('\r\n')
        .filter((row) => !/new/.test(row))
        .join('\r\n'),
    },
  });
  expect((await run(folder)).exitCode).toBe(0);
  expect(readStudent(folder, '25S100').subjects.items.map(({ code }) => code)).toEqual(['CS301']);
});

test('A later complete export replaces all changes', async () => {
  const folder = copyFolder(imported);
  replaceExports(folder, { 'changes.zip': delta });
  await run(folder);
  replaceExports(folder, { 'full.zip': bulk });
  expect((await run(folder)).exitCode).toBe(0);
  expect(existsSync(join(folder, 'records/students/25NEW.json'))).toBe(false);
  expect(readStudent(folder, '25S101').subjects.items).toHaveLength(2);
});

test('Changes without a complete export are an error', async () => {
  const folder = writeCollegeIn({ 'changes.zip': delta });
  const { exitCode, text } = await run(folder);
  expect(exitCode).toBe(1);
  expect(text).toContain('no complete export was imported before');
  expect(existsSync(join(folder, 'records'))).toBe(false);
});
