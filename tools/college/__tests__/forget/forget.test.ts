import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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
  runAccepting,
  writeCollegeIn,
} from '../import/college-in';

const sealing = { progress: () => undefined };
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

let full: Promise<string> | undefined;

/** A college with everything that commands write, made once. Returns the folder that it is in. */
async function writeFullCollege(): Promise<string> {
  full ??= makeFullCollege();
  return copyFolder(await full);
}

async function makeFullCollege(): Promise<string> {
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
  await sealCollege(college, { ...sealing, dropBox: true });
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

test('Deletes the files of a person, and prints where the person is still named', async () => {
  const folder = await writeFullCollege();
  const college = join(folder, 'college');
  const { status, text } = forget(folder, '25asha', '--yes');
  expect({ status, text }).toEqual({
    status: 2,
    text: expect.stringContaining('asha Nair, student 25ASHA'),
  });
  const named = [
    ...['generations.json', 'imports.json'],
    ...['records/teachers/T100.json', 'records/teachers/T200.json'],
  ];
  expect(traces(folder)).toEqual([...named, 'seal-state.json']);
  for (const path of named) expect(text).toContain(`college/${path}, line`);
  expect(text).toContain('college/in/roster.zip/users.csv, line 4');
  expect(text).toContain('npm run college -- publish');
  const sealed = filesBelow(join(college, 'sealed')).join();
  expect(await sealCollege(college, sealing)).toMatchObject({ people: 5 });
  expect(filesBelow(join(college, 'sealed')).join()).not.toBe(sealed);
}, 60_000);

test('Leaves a forgotten person out of later imports until it is undone', async () => {
  const folder = await writeFullCollege();
  const college = join(folder, 'college');
  forget(folder, '25ASHA', '--yes');
  const { exitCode, text } = await run(college);
  expect(exitCode).toBe(2);
  expect(text).toContain('This person was erased from the portal and is left out.');
  await sealCollege(college, { ...sealing, dropBox: true });
  expect(readTeacher(college, 'T100').register.items.map((one) => one.rollNumber)).toEqual([
    ...['25KIRAN', '25MEENA', '25RAVI'],
  ]);
  rmSync(join(college, 'before'), { recursive: true });
  expect(traces(folder)).toEqual(['generations.json', 'imports.json']);

  replaceExports(college, { 'roster.zip': oneRoster(names.slice(1)) });
  expect((await run(college)).exitCode).toBe(0);

  replaceExports(college, { 'roster.zip': oneRoster(names) });
  expect(forget(folder, '25ASHA', '--undo').status).toBe(0);
  expect((await run(college)).exitCode).toBe(0);
  expect(readStudent(college, '25ASHA').student.name).toBe('asha Nair');
}, 60_000);

test('Deletes the record of somebody who has left already', async () => {
  const folder = await writeFullCollege();
  const college = join(folder, 'college');
  replaceExports(college, { 'roster.zip': oneRoster(names.slice(1)) });
  await runAccepting(college);
  expect(existsSync(join(college, 'left/students/25ASHA.json'))).toBe(true);
  forget(folder, '25ASHA', '--yes');
  expect(existsSync(join(college, 'left/students/25ASHA.json'))).toBe(false);
  expect(existsSync(join(college, 'manual/students/25ASHA.json'))).toBe(false);
}, 60_000);

test('Forgets a teacher, who is no longer in the records of students after an import', async () => {
  const folder = await writeFullCollege();
  const college = join(folder, 'college');
  const { text } = forget(folder, 'T100', '--yes');
  expect(text).toContain('college/records/students/25RAVI.json, line');
  expect((await run(college)).exitCode).toBe(2);
  const subjects = readStudent(college, '25RAVI').subjects.items;
  expect(subjects.map(({ faculty }) => faculty)).toEqual([undefined, 'Leela Sen']);
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
  forget(folder, '25A', '--yes');
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
