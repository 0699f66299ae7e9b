import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, buildWhenStale } from './build/site';
import { tellDifferences } from './build/rebuild';
import { forgetTarget } from './build/target';
import { chromiumHelp, findChromium } from './chromium';
import { explain } from './explain';
import { readInventory } from './release/inventory-file';
import { binPath, runScript } from './run';
import { missingPrograms, startAll } from './servers/run/all';

/** Builds the site for "/" twice, which must give the same bytes, and for "/portal/"; starts real servers with the shipped files, and runs the tests on them. */
await explain(async () => {
  forgetTarget();
  const chromium = findChromium();
  if (chromium === undefined) throw new Error(chromiumHelp);
  const missing = missingPrograms();
  if (missing.length > 0)
    throw new Error(
      `These tests start real web servers, and some are not installed. On Debian: apt-get install ${missing.join(' ')}`,
    );

  const folder = mkdtempSync(join(tmpdir(), 'edify-portal-'));
  try {
    if (!(await buildWhenStale())) return 1;
    const before = readInventory('out');
    const portal = join(folder, 'out');
    if (!(await buildBelow('/portal', portal))) return 1;
    if (!(await buildSite())) return 1;
    if (!tellDifferences(before, readInventory('out'))) return 1;
    const { running, stop } = await startAll({ '': 'out', '/portal': portal });
    console.log(`servers: ${running.length} are running`);
    const args = ['test', '--config', 'playwright.servers.config.ts', ...process.argv.slice(2)];
    const env = {
      CHROMIUM_PATH: chromium,
      EDIFY_SERVERS: JSON.stringify(running),
      EDIFY_PORTAL: portal,
    };
    return await runScript(binPath('@playwright/test', 'playwright'), args, env).finally(stop);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function buildBelow(basePath: string, into: string): Promise<boolean> {
  process.env['BASE_PATH'] = basePath;
  const built = await buildSite().finally(forgetTarget);
  if (built) cpSync('out', into, { recursive: true });
  return built;
}
