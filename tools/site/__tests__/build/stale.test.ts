import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isStale, recordBuild } from '@/tools/site/build/stale';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

/** A repository whose export was built from the sources "a". */
function builtRepository(): string {
  const root = writeFolder({ 'out/index.html': '' });
  mkdirSync(join(root, '.next'));
  recordBuild(root, 'a');
  return root;
}

test('a finished build is reused', () => {
  expect(isStale(builtRepository(), 'a')).toBe(false);
});

test('a missing or unfinished export is built', () => {
  const missing = builtRepository();
  rmSync(join(missing, 'out'), { recursive: true });
  expect(isStale(missing, 'a')).toBe(true);

  const unfinished = builtRepository();
  rmSync(join(unfinished, '.next'), { recursive: true });
  expect(isStale(unfinished, 'a')).toBe(true);
});

test('an export of other sources is rebuilt', () => {
  expect(isStale(builtRepository(), 'b')).toBe(true);
});
