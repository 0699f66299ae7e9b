import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { aliases } from '@/lib/routes';
import { writeAliases } from './alias';
import { readBasePath } from './base-path';
import { readOffline, writeOffline } from './offline';
import { prune } from './prune';
import { reportContent } from '../content/report';
import { binPath, runScript } from '../run';
import { isStale, recordBuild } from './stale';
import { writeStaticPages } from './static-page';

/** Turns the content into `out/` and tells whether that worked; every step says what it did. */
export async function buildSite(): Promise<boolean> {
  const root = process.cwd();
  const out = join(root, 'out');
  const startedAt = Date.now();
  const basePath = readBasePath();
  if (!reportContent(join(root, 'content'))) return false;

  // Turbopack's cache can replay an old failure, and an old page would stay in the export.
  for (const dir of [join(root, '.next'), out]) rmSync(dir, { recursive: true, force: true });
  if ((await runScript(binPath('next'), ['build'], { BASE_PATH: basePath })) !== 0) return false;

  console.log(`prune: ${prune(out)} prefetch files removed`);
  const { pages, saved } = writeStaticPages(out);
  console.log(`static: ${pages.length} pages without script, ${Math.round(saved / 1000)} kB less`);
  const written = writeAliases(out, aliases);
  console.log(`alias: ${written.length > 0 ? written.join(', ') : 'every spelling resolves'}`);
  console.log(`offline: ${writeOffline(out, { basePath, on: readOffline(root) })}`);
  recordBuild(root, { startedAt, basePath });
  console.log(`build: out/ is ready${basePath && `, to be served at ${basePath}/`}`);
  return true;
}

/** Builds the site unless `out/` is already what the sources say, and tells whether it is there. */
export async function buildWhenStale(): Promise<boolean> {
  return !isStale(process.cwd(), readBasePath()) || (await buildSite());
}
