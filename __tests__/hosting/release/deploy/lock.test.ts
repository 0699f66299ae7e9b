import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lock } from '@/hosting/release/deploy/lock';
import { writeFolder } from '../../write-folder';

const held = (pid: number, host = hostname()) =>
  writeFolder({ '.deploy-lock': JSON.stringify({ pid, host, since: '2026-01-01T00:00:00Z' }) });

describe('the lock of a folder', () => {
  test('lets one in at a time and is gone afterwards', () => {
    const target = writeFolder({});
    const unlock = lock(target);
    expect(() => lock(target)).toThrow(`process ${process.pid} on ${hostname()}`);
    unlock();
    expect(readdirSync(target)).toEqual([]);
  });

  test('is taken over from a process that is gone', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const target = held(pid);
    lock(target)();
    expect(readdirSync(target)).toEqual([]);
  });

  test('is taken over when it is unreadable, and kept when another computer holds it', () => {
    const torn = writeFolder({});
    writeFileSync(join(torn, '.deploy-lock'), '{"pid');
    expect(() => lock(torn)()).not.toThrow();
    expect(() => lock(held(1, 'another.example'))).toThrow('on another.example');
  });
});
