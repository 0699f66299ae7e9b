import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import { writeCards } from '@/tools/college/cards/write-cards';
import { findRevocable, revoke } from '@/tools/college/revoke';
import { sealCollege } from '@/tools/college/seal/seal-college';
import { bundleCommands } from '@/tools/command/__tests__/bundled-command';
import { writeSecret } from '../college-folder';
import { copyFolder, writeFolder } from '@/tools/command/__tests__/write-folder';
import {
  csv,
  oneRoster,
  readStudent,
  readTeacher,
  replaceExports,
  run,
  writeCollegeIn,
} from '../import/college-in';

const names = ['asha', 'ravi', 'meena', 'kiran'];
const root = process.cwd();
const [command = ''] = bundleCommands(['tools/college/command/forget.ts']);

/** Runs college forget in a folder that has a college. */
function forget(folder: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    ...{ cwd: folder, encoding: 'utf8' },
  });
  return { status, text: stdout + stderr };
}

const written = new Map<number, Promise<string>>();

/** A college with everything that commands write, made once. Returns the folder that it is in. */
async function writeFullCollege(buckets = 0): Promise<string> {
  const first = written.get(buckets) ?? makeFullCollege(buckets);
  written.set(buckets, first);
  return copyFolder(await first);
}

async function makeFullCollege(buckets: number): Promise<string> {
  const folder = writeFolder({});
  // The state of sealing depends on the schemas.
  symlinkSync(join(root, 'content'), join(folder, 'content'));
  const college = join(folder, 'college');
  const attendance = csv('Email,Date,Section,Status', 'asha@college.test,2026-09-01,s1,P');
  const files = { 'roster.zip': oneRoster(names), 'attendance.csv': attendance };
  cpSync(writeCollegeIn(files), college, { recursive: true });
  writeSecret(college);
  await run(college);
  mkdirSync(join(college, 'manual/students'), { recursive: true });
  writeFileSync(join(college, 'manual/students/25ASHA.json'), '{"student":{"city":"Pune"}}');
  await run(college);
  const options = { progress: () => undefined, threads: 0 };
  await sealCollege(college, { ...options, buckets, dropBox: true });
  revoke(college, findRevocable(college, '25ASHA'));
  writeFileSync(
    join(college, 'imports.json'),
    JSON.stringify({ '25ASHA a1': { revision: 'x' }, '25RAVI a1': { revision: 'y' } }, null, 2),
  );
  writeCards(college, {}, { college: 'C', product: 'P', paper: 'a4', portal: 'https://c.test' });
  return folder;
}

/** The files, apart from the exports and what is encrypted, that still name Asha. */
function traces(folder: string): string[] {
  const college = join(folder, 'college');
  return filesBelow(college).filter(
    (path) =>
      !/^(?:in|sealed)\//.test(path) &&
      (/asha/i.test(path) || /asha/i.test(readFileSync(join(college, path), 'latin1'))),
  );
}

test.each([0, 64])(
  'Erases a person from every file, with %i buckets of sealed records',
  async (buckets) => {
    const folder = await writeFullCollege(buckets);
    expect(traces(folder).length).toBeGreaterThan(8);
    const sealed = () => filesBelow(join(folder, 'college/sealed')).join();
    const before = sealed();
    const { status, text } = forget(folder, '25asha', '--yes');
    expect({ status, text }).toEqual({
      status: 0,
      text: expect.stringContaining('asha Nair, student 25ASHA'),
    });
    expect(traces(folder)).toEqual([]);
    expect(sealed()).not.toBe(before);
    expect(text).toContain('college/in/roster.zip/users.csv, line 4');
    expect(text).toContain('npm run college -- publish');
    const college = join(folder, 'college');
    expect(readTeacher(college, 'T100').register.items.map((one) => one.rollNumber)).toEqual([
      ...['25KIRAN', '25MEENA', '25RAVI'],
    ]);
    expect(JSON.parse(readFileSync(join(college, 'imports.json'), 'utf8'))).toEqual({
      '25RAVI a1': { revision: 'y' },
    });
    expect(await sealCollege(college, { progress: () => undefined, threads: 0 })).toMatchObject({
      people: 5,
    });
  },
  60_000,
);

test('Leaves an erased person out of later imports until it is undone', async () => {
  const folder = await writeFullCollege();
  const college = join(folder, 'college');
  forget(folder, '25ASHA', '--yes');
  const { exitCode, text } = await run(college);
  expect(exitCode).toBe(2);
  expect(text).toContain('This person was erased from the portal and is left out.');
  expect(traces(folder)).toEqual([]);

  replaceExports(college, { 'roster.zip': oneRoster(names.slice(1)) });
  expect((await run(college)).exitCode).toBe(0);

  replaceExports(college, { 'roster.zip': oneRoster(names) });
  expect(forget(folder, '25ASHA', '--undo').status).toBe(0);
  expect((await run(college)).exitCode).toBe(0);
  expect(readStudent(college, '25ASHA').student.name).toBe('asha Nair');
}, 60_000);

test('Erases somebody who has left already', async () => {
  const folder = await writeFullCollege();
  const college = join(folder, 'college');
  replaceExports(college, { 'roster.zip': oneRoster(names.slice(1)) });
  await run(college, 'import', { accepted: { people: 1 } });
  expect(existsSync(join(college, 'left/students/25ASHA.json'))).toBe(true);
  expect(forget(folder, '25ASHA', '--yes').status).toBe(0);
  expect(traces(folder)).toEqual([]);
}, 60_000);

test('Erases a teacher from the records of students', async () => {
  const folder = await writeFullCollege();
  const college = join(folder, 'college');
  const { status, text } = forget(folder, 'T100', '--yes');
  expect({ status, text }).toMatchObject({ status: 0 });
  const subjects = readStudent(college, '25RAVI').subjects.items;
  expect(subjects.map(({ faculty }) => faculty)).toEqual([undefined, 'Leela Sen']);
  expect((await run(college)).exitCode).toBe(2);
  expect(readStudent(college, '25RAVI').subjects.items[0]?.faculty).toBeUndefined();
}, 60_000);

test('Does not confuse people of the same name', async () => {
  const folder = writeFolder({});
  const college = join(folder, 'college');
  const exports = {
    'students.csv': csv('Roll Number,Name,Section', '25A,Asha Nair,CS-A', '25B,Asha Nair,CS-A'),
  };
  cpSync(writeCollegeIn(exports), college, { recursive: true });
  writeSecret(college);
  await run(college);
  expect(forget(folder, '25A', '--yes').text).toContain('Somebody else is called Asha Nair, too');
  expect(readStudent(college, '25B').student.name).toBe('Asha Nair');
  await run(college);
  expect(existsSync(join(college, 'records/students/25A.json'))).toBe(false);
  expect(readStudent(college, '25B').student.name).toBe('Asha Nair');
}, 60_000);

test('Asks before it erases, and changes nothing if it cannot', async () => {
  const folder = await writeFullCollege();
  const before = traces(folder);
  const { status, text } = forget(folder, '25ASHA');
  expect({ status, text }).toEqual({ status: 1, text: expect.stringContaining('Add --yes') });
  expect(traces(folder)).toEqual(before);
  expect(forget(folder, '25ASHE', '--yes').text).toContain('Did you mean 25ASHA?');
  expect(forget(folder, '25ASHA', '--undo').status).toBe(1);
}, 60_000);

test('A damaged state of sealing stops it, and no copy of the state stays behind', async () => {
  const folder = await writeFullCollege();
  const college = join(folder, 'college');
  const state = join(college, 'seal-state.json');
  const [head = '', one = ''] = readFileSync(state, 'utf8').split('\n');
  // A large state without its end.
  writeFileSync(state, [head, ...Array<string>(5000).fill(one)].join('\n'));
  const { status, text } = forget(folder, '25RAVI', '--yes');
  expect(status).toBe(1);
  expect(text).toContain('seal-state.json is damaged. Delete it');
  expect(filesBelow(college).filter((file) => file.includes('seal-state'))).toEqual([
    'seal-state.json',
  ]);
});
