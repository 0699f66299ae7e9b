import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { silence, withLock, withLockFile } from '@/tools/file/lock';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

/** The lock of a process that has ended. */
const killed = JSON.stringify({ pid: 999_999_999, host: hostname() });
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
    [`build: another build of this folder is running; waiting for it (${lockOf(root)})`],
  ]);
  log.mockRestore();
});

test('the lock of a build that was killed is taken over', async () => {
  const root = writeFolder({ 'node_modules/.cache/edify-build.lock': killed });
  expect(await withLock(root, async () => readFileSync(lockOf(root), 'utf8'))).toContain(
    `{"pid":${process.pid},`,
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
  writeFileSync(lockOf(root), killed);
  expect(await withLock(root, () => Promise.resolve(1))).toBe(1);
});

describe('a lock file', () => {
  const { elsewhere } = silence;
  beforeAll(() => {
    jest.spyOn(console, 'log').mockImplementation(() => {});
    silence.elsewhere = 200;
  });
  afterAll(() => {
    jest.restoreAllMocks();
    silence.elsewhere = elsewhere;
  });

  const held = (holder: object) =>
    writeFolder({ lock: JSON.stringify({ pid: process.pid, host: hostname(), ...holder }) });
  const take = (folder: string) => withLockFile(join(folder, 'lock'), 'busy', () => 'done');

  test('is taken over when its process has ended and another has its pid', async () => {
    const folder = held({ born: 'another-start 1' });
    expect(await take(folder)).toBe('done');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of another computer or container is taken over when it shows no sign for some time', async () => {
    const [folder, start] = [held({ host: 'another.example' }), Date.now()];
    expect(await take(folder)).toBe('done');
    expect(Date.now() - start).toBeGreaterThanOrEqual(200);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of another computer is respected while it shows signs', async () => {
    const folder = held({ host: 'another.example' });
    let beats = 0;
    const beating = setInterval(() => {
      beats += 1;
      utimesSync(join(folder, 'lock'), beats, beats);
      if (beats === 30) clearInterval(beating);
    }, 20);
    await take(folder);
    expect(beats).toBe(30);
  });

  test('shows signs of work that blocks the process and says when it is alive', async () => {
    const file = join(writeFolder({}), 'lock');
    const signs = await withLockFile(file, 'busy', (beat) => {
      const signOf = () => statSync(file).mtimeMs;
      const start = Date.now();
      utimesSync(file, 1, 1);
      beat();
      const early = signOf();
      while (Date.now() - start < 1_100);
      beat();
      return [early, signOf()];
    });
    expect(signs[0]).toBe(1_000);
    expect(signs[1]).toBeGreaterThan(1_000);
  });
});
