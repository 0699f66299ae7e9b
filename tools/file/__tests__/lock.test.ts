import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '@/tools/file/lock';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const lockOf = (root: string) => join(root, 'node_modules/.cache/edify-build.lock');

test('a second build waits until the first is done, and says so', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const root = writeFolder({});
  const steps: string[] = [];
  let endFirst = () => {};
  const first = withLock(root, async () => {
    steps.push('first begins');
    await new Promise<void>((resolve) => (endFirst = resolve));
    steps.push('first ends');
  });
  const second = withLock(root, () => Promise.resolve(steps.push('second')));
  endFirst();
  await Promise.all([first, second]);
  expect(steps).toEqual(['first begins', 'first ends', 'second']);
  expect(log.mock.calls).toEqual([
    ['build: another build of this folder is running; waiting for it'],
  ]);
  log.mockRestore();
});

test('the lock of a build that was killed is taken over', async () => {
  const root = writeFolder({ 'node_modules/.cache/edify-build.lock': '999999999' });
  expect(await withLock(root, async () => readFileSync(lockOf(root), 'utf8'))).toBe(
    String(process.pid),
  );
  expect(existsSync(lockOf(root))).toBe(false);
});

test('the lock of a build that was killed before it wrote its pid is taken over', async () => {
  const root = writeFolder({ 'node_modules/.cache/edify-build.lock': '' });
  const before = Date.now() / 1000 - 10;
  utimesSync(lockOf(root), before, before);
  expect(await withLock(root, () => Promise.resolve('built'))).toBe('built');
});

test('a build that fails releases the lock', async () => {
  const root = writeFolder({});
  await expect(withLock(root, () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(existsSync(lockOf(root))).toBe(false);
  writeFileSync(lockOf(root), '999999999');
  expect(await withLock(root, () => Promise.resolve(1))).toBe(1);
});
