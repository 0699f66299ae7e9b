import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stalenessStyles } from '@/components/offline/staleness-styles';
import {
  asOfMeta,
  cacheFamily,
  storePagesMessage,
  offlineMeta,
  skipWaitingMessage,
  workerFile,
} from '@/components/offline/model/name';
import { routes } from '@/lib/site/routes';
import { formatMonth } from '@/lib/time/date';
import { listOfflineFiles, plainPages, studentPages } from './offline-file';
import { peopleFolder } from '@/tools/file/people-file';

const workerDir = join('tools', 'site', 'build', 'worker');

const months = [...Array(12).keys()].map((month) => formatMonth(`2026-${month + 1}`).slice(0, 3));

/** Whether content/site.json turns on offline use. */
export function readOffline(root: string): boolean {
  const site: unknown = JSON.parse(readFileSync(join(root, 'content', 'site.json'), 'utf8'));
  return (site as { offline?: unknown }).offline === true;
}

/**
 * Writes `sw.js` into an export and returns what it does: store the public and student pages for offline use or, if
 * that is off, remove what an earlier release stored. If it is on, a meta element in the student pages says so.
 */
export function writeOffline(
  outDir: string,
  { basePath, on }: { basePath: string; on: boolean },
): string {
  const family = cacheFamily(basePath);
  const write = (name: string, site: object) => {
    const code = readFileSync(join(workerDir, name), 'utf8');
    const text = `const site = ${JSON.stringify(site, null, 2)};\n\n${code}`;
    writeFileSync(join(outDir, workerFile), text);
  };
  if (!on) {
    write('remove.js', { family });
    return 'off; sw.js removes what an earlier release stored';
  }
  addOfflineMeta(outDir);
  const offlineFiles = listOfflineFiles(outDir, basePath);
  const site = {
    base: basePath,
    family,
    pages: [...plainPages, ...studentPages],
    plain: plainPages,
    away: [
      ...Object.values(routes)
        .filter((route) => route.startsWith('/faculty-') && route !== routes.facultyLogin)
        .map((route) => route.toLowerCase()),
      `/${peopleFolder}`,
    ],
    ...offlineFiles,
    line: stalenessStyles,
    skipWaitingMessage,
    storePagesMessage,
    asOfMeta,
    months,
  };
  write('offline.js', { ...site, version: versionOf(outDir, site) });
  const size = offlineFiles.files.reduce(
    (sum, file) => sum + readOfflineFile(outDir, file).length,
    0,
  );
  return `${offlineFiles.files.length} files, ${Math.round(size / 1000)} kB, stored on devices for offline use`;
}

const readOfflineFile = (outDir: string, file: string): Buffer =>
  readFileSync(join(outDir, file.endsWith('/') ? `${file}index.html` : file));

/** Uses no clock and no random value: the same files and the same code have the same version. */
function versionOf(outDir: string, site: { files: readonly string[] }): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(site));
  hash.update(readFileSync(join(workerDir, 'offline.js')));
  for (const file of site.files) hash.update(readOfflineFile(outDir, file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Marks the student pages as stored with a meta element, not with a script: a page's policy lists its scripts by their
 * content.
 */
export function addOfflineMeta(outDir: string): void {
  for (const page of studentPages) {
    const file = join(outDir, page, 'index.html');
    if (!existsSync(file)) throw new Error(`${page} is an offline page, but was not exported.`);
    const html = readFileSync(file, 'utf8');
    if (html.includes(`name="${offlineMeta}"`)) continue;
    writeFileSync(
      file,
      html.replace('</head>', `<meta name="${offlineMeta}" content="on"/></head>`),
    );
  }
}
