import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import { removeAll, siteOf, writeRelease } from '@/tools/file/__tests__/fixture-release';
import { filesBelow } from '@/tools/file/files-below';
import { releaseName } from '@/tools/file/inventory-file';
import { findDamaged } from '@/tools/hosting/deploy/files';
import { deployToFolder, rollBack } from '@/tools/hosting/deploy/folder';

const folders: string[] = [];
afterAll(() => removeAll(folders));

export const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count));

/** A built site, its release's name, and the chunk that only this version has. */
export function releaseOf(version: string, pages = 3) {
  const { folder, inventory } = writeRelease(siteOf(version, pages), version);
  folders.push(folder);
  const html = readFileSync(join(folder, `only-in-${version}/index.html`), 'utf8');
  const chunk = /src="\/([^"]+)"/.exec(html)?.[1] ?? '';
  return { folder, id: releaseName(inventory), chunk };
}

/** A folder to deploy to, and what a deploy says. */
export function newTarget(files: Readonly<Record<string, string>> = {}) {
  const target = writeFolder(files);
  folders.push(target);
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const work = { target, progress: () => {}, log };
  return {
    target,
    lines,
    current: join(target, 'current'),
    deploy: (from: string, now = day(0), withoutPeople = false) =>
      deployToFolder({ ...work, from, now, withoutPeople }),
    back: (now = day(0)) => rollBack({ ...work, now }),
  };
}

export function put(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Hashed files that pages in a folder reference but that are missing. */
export function missingChunks(folder: string): string[] {
  return filesBelow(folder)
    .filter((path) => path.endsWith('.html'))
    .flatMap((page) =>
      [...readFileSync(join(folder, page), 'utf8').matchAll(/src="\/([^"]+)"/g)]
        .map(([, chunk = '']) => chunk)
        .filter((chunk) => !existsSync(join(folder, chunk)))
        .map((chunk) => `${page}: ${chunk}`),
    );
}

/** Files of a folder's build.json that are missing or different, and chunks that its pages miss. */
export const problemsOf = (folder: string): string[] => [
  ...findDamaged(folder),
  ...missingChunks(folder),
];
