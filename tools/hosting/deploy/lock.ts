import {
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isOnThisHost, isRunning, thisProcess, type Holder } from './holder';

const lockFile = '.deploy-lock';

interface DeployLock {
  /** Updates the lock's time, at most once a second. Other computers see no other sign of this process. */
  heartbeat: () => void;
  unlock: () => void;
}

/** Thrown when another deploy is running. */
class DeployInProgressError extends Error {
  constructor(
    file: string,
    readonly holder: Holder,
  ) {
    super(
      `Another deploy is running: process ${holder.pid} on ${holder.host}, since ${holder.since}. Wait until it finishes. ` +
        `If you know that it is no longer running, delete ${file}.`,
    );
  }
}

/** How long to wait for a heartbeat from another host, and for a deploy on this host to finish. */
const timeoutMs = 60_000;

/**
 * Waits for a deploy on this host to finish, and for one on another computer or in another container to finish or to
 * send no heartbeat for a minute. Throws if the deploy on this host is still running after that time.
 */
export async function waitForLock(
  target: string,
  log: (line: string) => void,
  timeout = timeoutMs,
): Promise<DeployLock> {
  const file = join(target, lockFile);
  let seen: string | undefined;
  for (let started = Date.now(); ;) {
    try {
      return lock(target);
    } catch (error) {
      if (!(error instanceof DeployInProgressError)) throw error;
      const sign = heartbeatOf(file);
      if (seen === undefined) log(`deploy: ${error.message.split('. ')[0]}; waiting for it`);
      if (!isOnThisHost(error.holder) && seen !== undefined && sign !== seen) started = Date.now();
      seen = sign;
      if (Date.now() - started >= timeout) {
        if (isOnThisHost(error.holder)) throw error;
        rmSync(file, { force: true });
      }
    }
    await wait(Math.min(500, timeout / 4));
  }
}

/** Locks a folder for one deploy. Takes over the lock of a process that has ended; throws if it is still running. */
export function lock(target: string, now = new Date()): DeployLock {
  const file = join(target, lockFile);
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(thisProcess(now)));
  try {
    if (!claim(own, file)) {
      refuseRunning(file);
      moveAway(file, `${own}.old`);
      if (!claim(own, file))
        throw new Error(`Another deploy has just taken ${file}. Wait until it finishes.`);
    }
  } finally {
    rmSync(own, { force: true });
    rmSync(`${own}.old`, { force: true });
  }
  removeLeftovers(target);
  let last = Date.now();
  const heartbeat = () => {
    if (Date.now() - last < 1000) return;
    last = Date.now();
    utimesSync(file, new Date(), new Date());
  };
  return { heartbeat, unlock: () => rmSync(file, { force: true }) };
}

/** Removes temporary lock files of processes that were killed. */
function removeLeftovers(target: string): void {
  for (const name of readdirSync(target)) {
    const pid = /^\.deploy-lock\.(\d+)(\.old)?$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning({ pid: Number(pid) }))
      rmSync(join(target, name), { force: true });
  }
}

/** Moves a dead lock away. Of two processes, the slower one may move the faster one's new lock, and puts it back. */
function moveAway(file: string, to: string): void {
  renameSync(file, to);
  try {
    refuseRunning(to);
  } catch (error) {
    renameSync(to, file);
    throw error;
  }
}

/** A link is created with all of its text at once, so no process reads half a lock. */
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
  if (holder === undefined || (isOnThisHost(holder) && !isRunning(holder))) return;
  throw new DeployInProgressError(file, holder);
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** A value that changes with every heartbeat of a lock. */
function heartbeatOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return `${stat?.ino} ${stat?.mtimeMs}`;
}
