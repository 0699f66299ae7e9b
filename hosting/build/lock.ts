import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 500;

/** Beside the packages: neither the framework nor Git looks there. */
const lockFile = (root: string) => join(root, 'node_modules', '.cache', 'edify-build.lock');

/** Does work that only one build of a checkout may do at a time; another one waits and says so once. */
export async function whileLocked<T>(root: string, work: () => Promise<T>): Promise<T> {
  const file = lockFile(root);
  mkdirSync(dirname(file), { recursive: true });
  for (let told = false; !claim(file);) {
    if (dropDead(file)) continue;
    if (!told) console.log('build: another build of this folder is running; waiting for it');
    told = true;
    await wait(pauseMs);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes the lock of a process that is gone away; of two that found it, the slower one puts back what the quicker one wrote. */
function dropDead(file: string): boolean {
  if (isAlive(holderOf(file))) return false;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return true;
  }
  if (isAlive(holderOf(aside))) renameSync(aside, file);
  else rmSync(aside, { force: true });
  return true;
}

function holderOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/** A lock without a number was just made: its holder is about to write it. */
function isAlive(pid: number): boolean {
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
