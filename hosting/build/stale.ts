import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'app',
  'components',
  'content',
  'lib',
  'hosting',
  'public',
  'next.config.mjs',
  'postcss.config.mjs',
  'package.json',
];

/** What a finished build leaves behind about itself; `startedAt` is in milliseconds since 1970. */
interface BuildRecord {
  startedAt: number;
  basePath: string;
}

const recordFile = (root: string) => join(root, '.next', 'edify-build.json');

/** Notes that the export is complete, when its build began and for which sub-path. */
export function recordBuild(root: string, record: BuildRecord): void {
  writeFileSync(recordFile(root), JSON.stringify(record));
}

/** Tells whether `out/` is missing, unfinished, built for another sub-path or older than a source. */
export function isStale(root: string, basePath: string): boolean {
  if (!existsSync(join(root, 'out')) || !existsSync(recordFile(root))) return true;
  const record = JSON.parse(readFileSync(recordFile(root), 'utf8')) as BuildRecord;
  if (record.basePath !== basePath) return true;
  return sources.some((source) => newest(join(root, source)) > record.startedAt);
}

/** A folder counts too: its own time changes when a file in it is deleted or renamed. */
function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
