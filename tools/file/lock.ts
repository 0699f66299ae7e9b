import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const retryMs = 500;
/** How long a process may take between creating its lock and writing its process ID into it, in milliseconds. */
const claimTimeoutMs = 5000;

/** In node_modules: neither the framework nor Git looks there. */
const lockFile = (root: string) => join(root, 'node_modules', '.cache', 'edify-build.lock');

/** Runs work that only one build of a checkout may do at a time; a second build logs that it waits. */
export function withLock<T>(root: string, work: () => Promise<T>): Promise<T> {
  const busy = 'build: another build of this folder is running; waiting for it';
  return withLockFile(lockFile(root), busy, work);
}

/** Runs work that only one process may do at a time: the one that holds the file. Another one logs `busy` and waits. */
export async function withLockFile<T>(
  file: string,
  busy: string,
  work: () => Promise<T>,
): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  for (let announced = false; !claim(file);) {
    if (removeStaleLock(file)) continue;
    if (!announced) console.log(busy);
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

/**
 * Removes the lock of a process that has ended. If two processes find it, the slower one restores the lock that the
 * faster one wrote.
 */
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

/**
 * Whether a lock belongs to a running process. A lock without a number was just created, or its process ended at that
 * moment.
 */
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
