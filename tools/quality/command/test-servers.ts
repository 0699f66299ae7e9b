import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumHelp, findTestChromium } from '../browser';
import { buildWhenStale } from '@/tools/site/build/site';
import { forgetTarget } from '@/tools/command/target';
import { runMain } from '@/tools/command/run-main';
import { buildCopy } from '../build-copy';
import { runPlaywright } from '@/tools/command/run';
import { kindsOf, missingPrograms, startAll } from '@/tools/hosting/servers/all';

/** The sub-path of the second site. */
const basePath = '/portal';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only builds the second site, into this empty folder. */
    prepare: { type: 'string' },
    /** The folder that an earlier run prepared. */
    prepared: { type: 'string' },
    /** Also opens every page. */
    full: { type: 'boolean', default: false },
  },
});

/**
 * Starts real servers with the shipped files, for the site at "/" and for a second one at "/portal/", which is built in a
 * separate folder with only the packages that a college installs, and runs the tests on them.
 */
await runMain(async () => {
  forgetTarget();
  if (values.prepare !== undefined) {
    await buildPortal(values.prepare);
    return 0;
  }
  const chromium = findTestChromium();
  if (chromium === undefined) throw new Error(chromiumHelp);
  const missing = missingPrograms();
  if (missing.length > 0)
    throw new Error(
      `These tests start real web servers, and some are not installed. On Debian: apt-get install ${missing.join(' ')}`,
    );

  const temporary = mkdtempSync(join(tmpdir(), 'edify-portal-'));
  try {
    if (!(await buildWhenStale())) return 1;
    const folder = values.prepared ?? temporary;
    if (values.prepared === undefined) await buildPortal(folder);
    return await testServers(join(folder, 'out'), chromium);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
});

async function buildPortal(folder: string): Promise<void> {
  await buildCopy(folder, { BASE_PATH: basePath });
  console.log(`servers: built a second site for ${basePath}/`);
}

async function testServers(portalOut: string, chromium: string): Promise<number> {
  const { running, stop } = await startAll({ '': 'out', [basePath]: portalOut }, undefined, {
    kinds: kindsOf(values.full),
    linked: true,
  });
  console.log(`servers: ${running.length} are running`);
  const env = {
    CHROMIUM_PATH: chromium,
    EDIFY_SERVERS: JSON.stringify(running),
    EDIFY_PORTAL: portalOut,
    EDIFY_FULL: values.full ? '1' : '',
  };
  return runPlaywright('servers', positionals, env).finally(stop);
}
