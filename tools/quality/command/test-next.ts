import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMain } from '@/tools/command/run-main';
import { forgetTarget } from '@/tools/command/target';
import { copyCheckout, runNpm, testExport, testInBrowser } from '../checkout-copy';

/** A public page, a page to sign in, and a page of each side of the portal. */
const pages = ['/', '/login/', '/Dashboard/', '/faculty-dashboard/'];

/** The newest canary of Next.js; npm lists versions in order. */
function newestCanary(): string {
  const { stdout } = spawnSync('npm', ['view', 'next', 'versions', '--json'], {
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  });
  const versions = JSON.parse(stdout || '[]') as string[];
  const canary = versions.findLast((version) => version.includes('-canary.'));
  if (canary === undefined) throw new Error('npm lists no canary of Next.js. Is there a network?');
  return canary;
}

/** Builds and tests the site with the next version of Next.js, in a copy of the checkout. */
await runMain(() => {
  const version = newestCanary();
  const folder = mkdtempSync(join(tmpdir(), 'edify-next-'));
  try {
    copyCheckout(folder);
    console.log(`next: ${version} is tested in ${folder}`);
    forgetTarget();
    // npm writes into this file, which is linked to that of the checkout.
    rmSync(join(folder, 'node_modules/.package-lock.json'), { force: true });
    return (
      runNpm(folder, 'install', `next@${version}`, '--ignore-scripts', '--no-audit', '--no-fund') ||
      testExport(folder) ||
      testInBrowser(folder, 'chromium', 'every-page', `--grep= (?:${pages.join('|')}) loads`)
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
