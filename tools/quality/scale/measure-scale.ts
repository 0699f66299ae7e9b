import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { routes } from '@/lib/site/routes';
import { withBrowserSession, type BrowserSession } from '../pictures/browser-session';
import { binPath } from '@/tools/command/run';
import { heapOf, timeReady } from '../bench/bench-dashboard';
import { inTemporaryFolder } from '../measure/temporary-folder';
import { treeOf, watchMemory } from '../measure/memory';
import { copyWith, type Packages } from './copy';
import { exercise } from './exercise';

/** The size of a page's HTML, in bytes. */
export interface PageWeight {
  path: string;
  bytes: number;
  gzipped: number;
}

/** What a college of one size costs. */
export interface ScaleResult {
  /** Records in every list. */
  count: number;
  /** The duration of `npm run build`, in seconds. */
  build: number;
  /** The peak memory of the build, in megabytes. */
  memory: number;
  pages: PageWeight[];
  /** The size of all data files that the pages fetch, and of the largest, in bytes. */
  files: { all: number; largest: number };
  /** The time until the table of the dashboard is usable, in milliseconds, and the script heap then, in megabytes. */
  ready: number;
  heap: number;
  /** What did not work in the long lists, one sentence each. */
  problems: string[];
}

/** Builds a college of `count` records in a temporary folder, weighs its pages and uses its lists. */
export const measureScale = (count: number): Promise<ScaleResult> =>
  inTemporaryFolder(async (folder) => ({
    count,
    ...(await buildCopy(count, folder)),
    ...(await weighAndExercise(count, folder)),
  }));

/** Weighs a built college and uses its lists; `folder` contains its `out/`, served at `BASE_PATH`. */
export async function weighAndExercise(
  count: number,
  folder: string,
): Promise<Omit<ScaleResult, 'count' | 'build' | 'memory'>> {
  const out = join(folder, 'out');
  const used = { ready: NaN, heap: NaN, problems: [] as string[] };
  const work = async ({ browser, origin }: BrowserSession) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${origin}${routes.dashboard}`);
    used.ready = await timeReady(page, count);
    used.heap = await heapOf(page);
    used.problems = await exercise(page, origin, count);
  };
  await withBrowserSession(work, () => Promise.resolve(true), out);
  return { ...used, pages: weigh(out), files: weighFiles(out) };
}

/** Copies the sources into an empty folder, with a college of `count` records, and builds it there. */
export async function buildCopy(
  count: number,
  folder: string,
  env: Readonly<Record<string, string>> = {},
  packages: Packages = 'linked',
): Promise<{ build: number; memory: number }> {
  copyWith(count, folder, packages);
  const started = performance.now();
  const child = spawn(process.execPath, [binPath('tsx'), 'tools/site/command/build.ts'], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit').then(([code]: unknown[]) => ({
    code,
    build: (performance.now() - started) / 1000,
  }));
  const processes = () => treeOf(child.pid ?? 0);
  const [{ code, build }, { most }] = await watchMemory(processes, () => ended);
  if (code !== 0) throw new Error(`The build of the invented college failed.\n${said}`);
  return { build, memory: most };
}

function weigh(out: string): PageWeight[] {
  return Object.values(routes).map((path) => {
    const html = readFileSync(join(out, path, 'index.html'));
    return { path, bytes: html.length, gzipped: gzipSync(html, { level: 9 }).length };
  });
}

function weighFiles(out: string): ScaleResult['files'] {
  const sizes = Object.values(routes)
    .filter((path) => path !== '/')
    .flatMap((path) =>
      readdirSync(join(out, path))
        .filter((name) => name.endsWith('.json'))
        .map((name) => readFileSync(join(out, path, name)).length),
    );
  return { all: sizes.reduce((sum, size) => sum + size, 0), largest: Math.max(0, ...sizes) };
}
