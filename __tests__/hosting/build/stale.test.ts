import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStale, recordBuild } from '@/hosting/build/stale';
import { writeFolder } from '../write-folder';

const hour = 3_600_000;

/** A repository with one page, built an hour from now, so that no source is newer. */
function builtRepository(): string {
  const root = writeFolder({ 'app/page.tsx': '', 'package.json': '{}', 'out/index.html': '' });
  mkdirSync(join(root, '.next'));
  recordBuild(root, { startedAt: Date.now() + hour, basePath: '' });
  return root;
}

function touch(path: string) {
  const later = new Date(Date.now() + 2 * hour);
  utimesSync(path, later, later);
}

test('a finished build is used again', () => {
  expect(isStale(builtRepository(), '')).toBe(false);
});

test('a missing or unfinished export is built', () => {
  const missing = builtRepository();
  rmSync(join(missing, 'out'), { recursive: true });
  expect(isStale(missing, '')).toBe(true);

  const unfinished = builtRepository();
  rmSync(join(unfinished, '.next'), { recursive: true });
  expect(isStale(unfinished, '')).toBe(true);
});

test('a changed source is built again', () => {
  const root = builtRepository();
  touch(join(root, 'app/page.tsx'));
  expect(isStale(root, '')).toBe(true);
});

test('a deleted source is built again', () => {
  const root = builtRepository();
  rmSync(join(root, 'app/page.tsx'));
  touch(join(root, 'app'));
  expect(isStale(root, '')).toBe(true);
});

test('a file that is no source changes nothing', () => {
  const root = builtRepository();
  writeFileSync(join(root, 'README.md'), '');
  touch(join(root, 'README.md'));
  expect(isStale(root, '')).toBe(false);
});

test('an export for another sub-path is built again', () => {
  expect(isStale(builtRepository(), '/portal')).toBe(true);
});
