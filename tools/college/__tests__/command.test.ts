import { firstOf } from '@/__tests__/full-run';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyTeacherRecord } from '@/tools/college/empty-record';
import { bundleCommands } from '@/tools/command/__tests__/bundled-command';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { writeSite } from './publish/site';

const names = [
  'seal',
  'publish',
  'cards',
  'revoke',
  'forget',
  'import',
  'keys',
  'boxes',
  'clashes',
  'check',
];
const files = bundleCommands(names.map((name) => `tools/college/command/${name}.ts`));

/** Runs a command of the college's data in a folder and returns how it ended. */
function run(name: string, folder: string, args: readonly string[]) {
  const file = files[names.indexOf(name)] ?? '';
  const { status, stderr } = spawnSync(process.execPath, [file, ...args], {
    ...{ cwd: folder, encoding: 'utf8' },
  });
  return { status, text: stderr };
}

/** Commands that stop without records, and how each is started. */
const starts: [name: string, args: string[]][] = [
  ['seal', []],
  ['publish', [writeSite()]],
  ['cards', []],
  ['revoke', ['25CSE1042', '--yes']],
  ['forget', ['25CSE1042', '--yes']],
  ['import', ['decision.json']],
  ['keys', [join(writeFolder({}), 'keys')]],
  ['boxes', [writeFolder({})]],
  ['import', ['--drop', writeFolder({})]],
  ['publish', [writeSite(), '--drop', writeFolder({})]],
  ['clashes', []],
];

test.each(firstOf(starts, 3))(
  'college:%s without records says what to do and creates nothing',
  (name, args) => {
    const folder = writeFolder({});
    const { status, text } = run(name, folder, args);
    expect(text).toMatch(/^college\/records has no records, so nothing was changed\. Put one JSON/);
    expect(status).toBe(1);
    expect(existsSync(join(folder, 'college'))).toBe(false);
  },
);

test.each(['import', 'check'])('college:%s without exports says where to put them', (name) => {
  const folder = writeFolder({});
  const { status, text } = run(name, folder, []);
  expect(text).toMatch(/^college\/in does not exist\. Create this folder, and put the files/);
  expect(status).toBe(1);
  expect(existsSync(join(folder, 'college'))).toBe(false);
});

test('college import does not take exports by name', () => {
  const folder = writeFolder({ 'students.csv': 'Roll Number,Name\n25A,Asha Nair\n' });
  const { status, text } = run('import', folder, ['students.csv']);
  expect(text).toMatch(/^Put students\.csv into college\/in and run npm run college -- import/);
  expect(status).toBe(1);
});

test('college import takes letters and other files in two runs', () => {
  const folder = writeFolder({});
  const { status, text } = run('import', folder, ['decision.json', '--drop', folder]);
  expect(text).toMatch(/^--drop takes no other files\. Import them in another run\./);
  expect(status).toBe(1);
});

test('college clashes exits with 2 and writes a page if a room is booked twice', () => {
  const classOf = (id: string) => ({
    ...{ id, period: 1, start: '09:00', end: '09:50', section: id, course: 'Physics' },
    ...{ room: 'C-204', students: 30 },
  });
  const recordOf = (id: string) => {
    const record = emptyTeacherRecord({ id, name: `Teacher ${id}`, asOf: '2026-09-01' });
    return JSON.stringify({ ...record, classes: { items: [classOf(id.toLowerCase())] } });
  };
  const folder = writeFolder({ 'college/records/teachers/T1.json': recordOf('T1') });
  expect(run('clashes', folder, []).status).toBe(0);
  writeFileSync(join(folder, 'college/records/teachers/T2.json'), recordOf('T2'));
  expect(run('clashes', folder, []).status).toBe(2);
  const page = readFileSync(join(folder, 'college/clashes.html'), 'utf8');
  expect(page).toContain('Room C-204 is booked twice on');
  expect(page).toContain('teachers/T1.json, teachers/T2.json');
});
