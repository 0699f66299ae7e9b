import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { binPath } from '@/tools/run';
import { writeFolder } from '../write-folder';
import { writeSite } from './publish/site';

/** Runs a command of the college's data in a folder and returns how it ended. */
function run(name: string, folder: string, args: readonly string[]) {
  const file = join(process.cwd(), 'tools/college/command', `${name}.ts`);
  const tsconfig = join(process.cwd(), 'tsconfig.json');
  const { status, stderr } = spawnSync(
    process.execPath,
    [binPath('tsx'), '--tsconfig', tsconfig, file, ...args],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, text: stderr };
}

test.each([
  ['seal', []],
  ['publish', [writeSite()]],
  ['cards', []],
  ['revoke', ['25CSE1042', '--yes']],
  ['import', ['decision.json']],
  ['keys', [join(writeFolder({}), 'keys')]],
])('college:%s without records says what to do and creates nothing', (name, args) => {
  const folder = writeFolder({});
  const { status, text } = run(name, folder, args);
  expect(text).toMatch(/^college\/records has no records, so nothing was changed\. Put one JSON/);
  expect(status).toBe(1);
  expect(existsSync(join(folder, 'college'))).toBe(false);
});

test('college:import without a file says what to name', () => {
  const { status, text } = run('import', writeFolder({}), []);
  expect(text).toMatch(/^Name the decision and request files .* Usage: npm run college:import -- /);
  expect(status).toBe(1);
});
