import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { binPath } from '@/tools/run';
import { writeFolder } from './write-folder';

const limit = (importsAcrossFolders: number, files: number) =>
  JSON.stringify({ importsAcrossFolders, largestFolder: { name: 'lib', files } });

describe('npm run graph', () => {
  let root: string;
  afterEach(() => rmSync(root, { recursive: true }));

  function graph(files: Record<string, string>, limits = limit(1, 2)) {
    root = writeFolder({
      'app/page.ts': "import { one } from '@/lib/one';\nexport const page = one;\n",
      'lib/one.ts': 'export const one = 1;\n',
      'components/a.ts': 'export {};\n',
      'content/a.ts': 'export {};\n',
      'tools/graph/limit.json': limits,
      ...files,
    });
    const script = join(process.cwd(), 'tools', 'graph.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [binPath('tsx'), script], {
      cwd: root,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }

  it('prints the figures', () => {
    const { status, stdout, stderr } = graph({});
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Imports across folders: 1\n');
    expect(stdout).toMatch(/Largest folder: \w+(?:\/\w+)?, 1 files\nCycles: 0/);
  });

  it('lists the files of a cycle, even if they share only types', () => {
    const { status, stdout } = graph(
      {
        'lib/two.ts': "import type { Three } from './three';\nexport type Two = Three | 2;\n",
        'lib/three.ts': "import type { Two } from './two';\nexport type Three = Two | 3;\n",
      },
      limit(1, 3),
    );
    expect(status).toBe(1);
    expect(stdout).toMatch(/lib\/t(?:wo|hree)\.ts → lib\/t/);
  });

  it('refuses more imports across folders, and a folder larger than the largest before', () => {
    const { status, stderr } = graph({
      'app/other.ts': "import { one } from '@/lib/one';\nexport const other = one;\n",
      'app/third.ts': 'export {};\n',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/2 imports across folders, 1 before/);
    expect(stderr).toMatch(/app has 3 files/);
  });
});
