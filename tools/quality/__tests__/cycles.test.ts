import { spawnSync } from 'node:child_process';
import { binPath } from '@/tools/command/run';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

/** What the command says about a project with these files. */
function find(files: Record<string, string>) {
  const other = ['app', 'components', 'content', 'tools'].map((name) => [`${name}/a.ts`, '']);
  const folder = writeFolder({ ...Object.fromEntries(other), ...files });
  const args = [binPath('tsx'), 'tools/quality/command/cycles.ts', folder];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stderr };
}

test('Files that import each other are found, even if they share only types', () => {
  const { status, stderr } = find({
    'lib/one.ts': "export { two } from './two';\n",
    'lib/two.ts': "import type { Three } from '@/lib/three';\nexport const two: Three = 2;\n",
    'lib/three.ts': "import type { two } from './two';\nexport type Three = typeof two | 2;\n",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/lib\/t(?:wo|hree)\.ts → lib\/t/);
});

test('A folder of more than 25 files is found', () => {
  const files = Array.from({ length: 26 }, (_, index) => [`lib/f${index}.ts`, 'export {};\n']);
  expect(find(Object.fromEntries(files))).toEqual({
    status: 1,
    stderr: 'lib has 26 files, more than 25. Split it.\n',
  });
});
