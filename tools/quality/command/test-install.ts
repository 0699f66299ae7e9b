import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMain } from '@/tools/command/run-main';
import { forgetTarget } from '@/tools/command/target';
import { copySources } from '../copy-checkout';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Imports, seals, builds and deploys in a copy of the checkout that has only the packages that a college installs. */
await runMain(() => {
  forgetTarget();
  const folder = mkdtempSync(join(tmpdir(), 'edify-install-'));
  const live = join(folder, 'live');
  try {
    copySources(folder);
    mkdirSync(join(folder, 'college', 'in'), { recursive: true });
    mkdirSync(live);
    writeFileSync(
      join(folder, 'college/in/students.csv'),
      'Roll Number,Name\r\n25X1,Asha Nair\r\n',
    );
    for (const command of [
      ['ci', '--omit=dev', '--no-audit', '--no-fund'],
      ['run', 'college', '--', 'import'],
      ['run', 'college', '--', 'seal'],
      ['run', 'build'],
      ['run', 'deploy', '--', live],
    ]) {
      console.log(`install: npm ${command.join(' ')}`);
      const { status } = spawnSync(npm, command, { cwd: folder, stdio: 'inherit' });
      if (status !== 0) return status ?? 1;
    }
    const lacks = ['index.html', 'people/people.json'].filter(
      (file) => !existsSync(join(live, 'current', file)),
    );
    for (const file of lacks) console.error(`install: the deployed site has no ${file}.`);
    return lacks.length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
