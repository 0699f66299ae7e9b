import { spawnSync } from 'node:child_process';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lock, waitForLock } from '@/tools/hosting/deploy/lock';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const held = (pid: number, host = hostname(), more: Record<string, string> = {}) => {
  const holder = { pid, host, since: '2026-01-01T00:00:00Z', ...more };
  return writeFolder({ '.deploy-lock': JSON.stringify(holder) });
};

describe('the lock of a folder', () => {
  test('allows one deploy at a time and is removed afterwards', () => {
    const target = writeFolder({});
    const { unlock } = lock(target);
    expect(() => lock(target)).toThrow(`process ${process.pid} on ${hostname()}`);
    unlock();
    expect(readdirSync(target)).toEqual([]);
  });

  test('is taken over from a process that has ended', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const target = held(pid);
    lock(target).unlock();
    expect(readdirSync(target)).toEqual([]);
  });

  test('is taken over when its process has ended and another has its pid', () => {
    const reused = held(process.pid, hostname(), { born: 'another-start 1' });
    lock(reused).unlock();
    expect(readdirSync(reused)).toEqual([]);
  });

  test('leaves no temporary file of a deploy that was killed while it took the lock', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const target = writeFolder({ [`.deploy-lock.${pid}`]: '{', [`.deploy-lock.${pid}.old`]: '{}' });
    lock(target).unlock();
    expect(readdirSync(target)).toEqual([]);
  });

  test('is waited for while its deploy runs, with an error if it does not finish', async () => {
    const target = writeFolder({});
    const lines: string[] = [];
    const { unlock } = lock(target);
    await expect(waitForLock(target, (line) => lines.push(line), 40)).rejects.toThrow(
      'Another deploy is running',
    );
    const soon = waitForLock(target, () => {}, 20_000);
    unlock();
    (await soon).unlock();
    expect(lines).toEqual([expect.stringContaining('waiting for it')]);
  });

  test('of another computer is taken over when it has no heartbeat', async () => {
    for (const target of [held(1, 'another.example'), held(1, hostname(), { space: 'pid:[1]' })]) {
      (await waitForLock(target, () => {}, 40)).unlock();
      expect(readdirSync(target)).toEqual([]);
    }
  });

  test('of another computer is respected while it has a heartbeat', async () => {
    const target = held(1, 'another.example');
    const file = join(target, '.deploy-lock');
    const start = Date.now();
    const beats = setInterval(() => utimesSync(file, new Date(), new Date()), 20);
    const soon = waitForLock(target, () => {}, 200).then(({ unlock }) => {
      unlock();
      return Date.now() - start;
    });
    setTimeout(() => clearInterval(beats), 600);
    expect(await soon).toBeGreaterThan(600);
  });

  test('is taken over when it is unreadable, and respected when another computer holds it', () => {
    const torn = writeFolder({});
    writeFileSync(join(torn, '.deploy-lock'), '{"pid');
    expect(() => lock(torn).unlock()).not.toThrow();
    expect(() => lock(held(1, 'another.example'))).toThrow('on another.example');
  });
});
