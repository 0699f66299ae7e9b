import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

const lockFile = '.deploy-lock';

interface Holder {
  pid: number;
  host: string;
  since: string;
}

/**
 * Lets one deploy at a time into a folder and returns what ends its turn. The lock of a process that is gone is taken
 * over; a running one is an error that names it.
 */
export function lock(target: string, now = new Date()): () => void {
  const file = join(target, lockFile);
  const own = `${file}.${process.pid}`;
  const holder: Holder = { pid: process.pid, host: hostname(), since: now.toISOString() };
  writeFileSync(own, JSON.stringify(holder));
  try {
    if (!claim(own, file)) {
      refuseRunning(file);
      moveAway(file, `${own}.old`);
      if (!claim(own, file))
        throw new Error(`Another deploy has just taken ${file}. Wait until it is done.`);
    }
  } finally {
    rmSync(own, { force: true });
    rmSync(`${own}.old`, { force: true });
  }
  return () => rmSync(file, { force: true });
}

/** Moves a dead lock away; of two that found it, the slower one may catch the quicker one's new lock and puts it back. */
function moveAway(file: string, to: string): void {
  renameSync(file, to);
  try {
    refuseRunning(to);
  } catch (error) {
    renameSync(to, file);
    throw error;
  }
}

/** A link comes to be with all of its text at once: nobody ever reads half a lock. */
function claim(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS') return claimByCopy(own, file);
    throw error;
  }
}

function claimByCopy(own: string, file: string): boolean {
  try {
    writeFileSync(file, readFileSync(own), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function refuseRunning(file: string): void {
  const holder = readHolder(file);
  if (holder === undefined || (holder.host === hostname() && !isRunning(holder.pid))) return;
  throw new Error(
    `Another deploy runs: process ${holder.pid} on ${holder.host}, since ${holder.since}. Wait until it is done. ` +
      `When you know that it is not running any more, delete ${file}.`,
  );
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
