import { spawnSync } from 'node:child_process';
import { binPath } from '@/tools/command/run';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

test('Finds files that import each other, even if they share only types, and folders with more than 25 files', () => {
  const many = ['tools/file', 'tools/file/__tests__'].flatMap((name) =>
    Array.from({ length: 26 }, (_, index) => [`${name}/f${index}.ts`, 'export {};\n']),
  );
  const folder = writeFolder({
    ...Object.fromEntries(
      ['app', 'components', 'content', '__tests__'].map((one) => [`${one}/a.ts`, '']),
    ),
    ...Object.fromEntries(many),
    'lib/one.ts': "export { two } from './two';\n",
    'lib/two.ts': "import type { Three } from '@/lib/three';\nexport const two: Three = 2;\n",
    'lib/three.ts': "import type { two } from './two';\nexport type Three = typeof two | 2;\n",
  });
  const args = [binPath('tsx'), 'tools/quality/command/cycles.ts', folder];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/lib\/t(?:wo|hree)\.ts → lib\/t/);
  expect(stderr).toContain('tools/file has 26 files, more than 25. Split it.\n');
  expect(stderr).toContain('tools/file/__tests__ has 26 files, more than 25. Split it.\n');
});
