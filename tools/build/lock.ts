import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const retryMs = 500;
/** How long a process may take from making its lock to writing its number into it, in milliseconds. */
const claimTimeoutMs = 5000;

/** Beside the packages: neither the framework nor Git looks there. */
const lockFile = (root: string) => join(root, 'node_modules', '.cache', 'edify-build.lock');

/** Does work that only one build of a checkout may do at a time; another one waits and says so once. */
export async function withLock<T>(root: string, work: () => Promise<T>): Promise<T> {
  const file = lockFile(root);
  mkdirSync(dirname(file), { recursive: true });
  for (let announced = false; !claim(file);) {
    if (removeStaleLock(file)) continue;
    if (!announced) console.log('build: another build of this folder is running; waiting for it');
    announced = true;
    await wait(retryMs);
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
function removeStaleLock(file: string): boolean {
  if (isHeld(file)) return false;
  const movedLock = `${file}.${process.pid}`;
  try {
    renameSync(file, movedLock);
  } catch {
    return true;
  }
  if (isHeld(movedLock)) renameSync(movedLock, file);
  else rmSync(movedLock, { force: true });
  return true;
}

/** Whether a lock is of a process that runs; one without a number was just made, or its process ended at that moment. */
function isHeld(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid === 0) return Date.now() - statSync(file).mtimeMs < claimTimeoutMs;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
