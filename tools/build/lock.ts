import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 500;
/** How long a process may take from making its lock to writing its number into it, in milliseconds. */
const namingMs = 5000;

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
  if (isHeld(file)) return false;
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return true;
  }
  if (isHeld(aside)) renameSync(aside, file);
  else rmSync(aside, { force: true });
  return true;
}

/** Whether a lock is of a process that runs; one without a number was just made, or its process ended at that moment. */
function isHeld(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid === 0) return Date.now() - statSync(file).mtimeMs < namingMs;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
