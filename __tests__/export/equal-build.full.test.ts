import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyCheckout } from '@/tools/quality/checkout-copy';

const inventoryOf = (root: string) =>
  (JSON.parse(readFileSync(join(root, 'out/build.json'), 'utf8')) as { files: object }).files;

test('A build of the same sources in another folder writes the same files', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'edify-equal-')), 'another/folder');
  copyCheckout(folder);
  // Without the variables of Jest, which Next.js reads.
  const { PATH, HOME } = process.env;
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'tools/site/command/build.ts'],
    { cwd: folder, env: { PATH, HOME } as unknown as NodeJS.ProcessEnv },
  );
  expect(status).toBe(0);
  expect(inventoryOf(folder)).toEqual(inventoryOf('.'));
});
