import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { runMain } from '@/tools/command/run-main';
import { forgetTarget } from '@/tools/command/target';
import { buildWhenStale } from '@/tools/site/build/site';
import { closeServer, listen } from '@/tools/site/serve/listen';
import { createSiteServer } from '@/tools/site/serve/server';
import { chromiumFlags, chromiumHelp, findTestChromium } from '../browser';

/** npm fetches it when the command first runs: no other one needs its packages. */
const lighthouse = '@lhci/cli@0.15.1';

/** As in the addresses of the budget file. */
const port = 3312;

// The pages are measured at the root of their server.
forgetTarget();

/** Loads pages like a slow phone, and compares them with the budgets in tools/quality/lighthouse.json. */
await runMain(async () => {
  const chromium = findTestChromium();
  if (chromium === undefined) throw new Error(chromiumHelp);
  if (!(await buildWhenStale())) return 1;
  const folder = 'test-results/lighthouse';
  mkdirSync(folder, { recursive: true });
  const server = createSiteServer('out');
  await listen(server, port);
  try {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const child = spawn(
      npm,
      [
        ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lhci', 'autorun'],
        `--config=${resolve('tools/quality/lighthouse.json')}`,
        `--collect.settings.chromeFlags=${['--headless', ...chromiumFlags].join(' ')}`,
      ],
      { cwd: folder, stdio: 'inherit', env: { ...process.env, CHROME_PATH: chromium } },
    );
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    closeServer(server);
  }
});
