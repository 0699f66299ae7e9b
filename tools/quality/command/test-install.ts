import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '@/tools/command/run-main';
import { forgetTarget } from '@/tools/command/target';
import { buildCopy, runNpm } from '../build-copy';

/** The folder in which `test:e2e -- servers --prepare` built a copy. */
const { values } = parseArgs({ options: { prepared: { type: 'string' } } });

/** Builds, imports, seals and deploys in a copy of the checkout that has only the packages that a college installs. */
await runMain(async () => {
  forgetTarget();
  const temporary = mkdtempSync(join(tmpdir(), 'edify-install-'));
  const folder = values.prepared ?? join(temporary, 'site');
  const live = join(temporary, 'live');
  try {
    if (values.prepared === undefined) await buildCopy(folder);
    mkdirSync(join(folder, 'college', 'in'), { recursive: true });
    mkdirSync(live);
    const students = 'Roll Number,Name\r\n25X1,Asha Nair\r\n';
    writeFileSync(join(folder, 'college/in/students.csv'), students);
    await runNpm(folder, ['run', 'college', '--', 'import']);
    await runNpm(folder, ['run', 'college', '--', 'seal']);
    await runNpm(folder, ['run', 'deploy', '--', live, '--without-people']);
    const missing = [
      join(folder, 'college', 'sealed', 'people.json'),
      join(live, 'current', 'index.html'),
    ].filter((file) => !existsSync(file));
    for (const file of missing) console.error(`install: ${file} was not written.`);
    return missing.length;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
    rmSync(join(folder, 'college'), { recursive: true, force: true });
  }
});
