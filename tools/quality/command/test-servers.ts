import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumHelp, findTestChromium } from '../browser';
import { precompress } from '@/tools/site/build/precompress';
import { buildWhenStale } from '@/tools/site/build/site';
import { sources } from '@/tools/site/build/source-hash';
import { forgetTarget } from '@/tools/command/target';
import { readArgumentsOrExit } from '@/tools/command/read-arguments';
import { runMain } from '@/tools/command/run-main';
import { runPlaywright } from '@/tools/command/run';
import { kindsOf, missingPrograms, startAll } from '@/tools/hosting/servers/all';

/** The sub-path of the second site. */
const basePath = '/portal';

const { values, positionals } = readArgumentsOrExit({
  usage: 'npm run test:e2e -- servers [--full] [SPEC]',
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

/** Copies the sources into an empty folder, installs what a college installs, and builds the site there. */
async function buildPortal(folder: string): Promise<void> {
  for (const source of sources) cpSync(source, join(folder, source), { recursive: true });
  const options = ['--omit=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  await runNpm(folder, 'ci', ...options);
  await runNpm(folder, 'run', 'build');
  console.log(`servers: built a second site for ${basePath}/`);
}

async function testServers(portalOut: string, chromium: string): Promise<number> {
  for (const out of ['out', portalOut]) await precompress(out, () => {});
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

/** Runs npm in the folder of the second site. Throws if it fails. */
async function runNpm(folder: string, ...args: readonly string[]): Promise<void> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const env = { ...process.env, BASE_PATH: basePath };
  const child = spawn(npm, args, { cwd: folder, stdio: 'inherit', env });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`npm ${args.join(' ')} ended with ${status}.`);
}
