import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hostname } from 'node:os';

/** The process that holds a lock. */
interface Holder {
  pid: number;
  /** That of a container is not that of the computer. */
  host: string;
  /** The start of the process, as the system reports it; not available on every system. */
  born?: string | undefined;
}

const thisProcess = (): Holder => ({
  pid: process.pid,
  host: hostname(),
  born: startTimeOf(process.pid),
});

/** Returns true if the holder still runs. Its pid may have been reused: a process that started later did not take the lock. */
function isRunning({ pid, born }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const started = startTimeOf(pid);
  return born === undefined || started === undefined || born === started;
}

/** Returns when a process started: boot id and ticks since boot; undefined on systems without these files. */
function startTimeOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name, in parentheses, may itself contain spaces and parentheses.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return undefined;
  }
}

/** The time for which a lock may show no sign of its holder, in milliseconds. */
export const silence = {
  /** Between creating the file and writing the holder into it. */
  unwritten: 5_000,
  /** On another computer or in another container, whose processes cannot be seen from here. */
  elsewhere: 60_000,
};
const [retryMs, beatMs] = [500, 1_000];

/** In node_modules: neither the framework nor Git looks there. */
const lockFile = (root: string) => join(root, 'node_modules', '.cache', 'edify-build.lock');

/** Runs work that only one build of a checkout may do at a time; a second build logs that it waits. */
export function withLock<T>(root: string, work: () => Promise<T>): Promise<T> {
  const busy = 'build: another build of this folder is running; waiting for it';
  return withLockFile(lockFile(root), busy, work);
}

/**
 * Runs work that only one process may do at a time: the one that holds the file. Another one logs `busy` and waits. Work
 * that blocks this process calls `beat` at least every 30 seconds, the only sign of it that other computers see.
 */
export async function withLockFile<T>(
  file: string,
  busy: string,
  work: (beat: () => void) => Promise<T> | T,
): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  let [seen, since] = ['', 0];
  for (let announced = false; !claim(file);) {
    const sign = signOf(file);
    if (sign !== seen) [seen, since] = [sign, Date.now()];
    if (!isHeld(file, Date.now() - since) && moveAway(file, sign)) continue;
    if (!announced) console.log(`${busy} (${file})`);
    announced = true;
    await wait(Math.min(retryMs, silence.elsewhere / 4));
  }
  let last = Date.now();
  const beat = () => {
    if (Date.now() - last < beatMs || !existsSync(file)) return;
    last = Date.now();
    utimesSync(file, new Date(), new Date());
  };
  const timer = setInterval(beat, beatMs).unref();
  try {
    return await work(beat);
  } finally {
    clearInterval(timer);
    rmSync(file, { force: true });
  }
}

function claim(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify(thisProcess()), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock that was judged. Of two processes, the slower one may move the faster one's lock, and puts it back. */
function moveAway(file: string, judged: string): boolean {
  const moved = `${file}.${process.pid}`;
  try {
    renameSync(file, moved);
  } catch {
    return true;
  }
  const isJudged = signOf(moved) === judged;
  if (isJudged) rmSync(moved, { force: true });
  else renameSync(moved, file);
  return isJudged;
}

/** Returns true if a lock, without a new sign for some time, belongs to a running process. */
function isHeld(file: string, quietMs: number): boolean {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    return holder.host === hostname() ? isRunning(holder) : quietMs < silence.elsewhere;
  } catch {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat !== undefined && Date.now() - stat.mtimeMs < silence.unwritten;
  }
}

/** A value that is another one for every lock, and after every sign of its holder. */
function signOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return `${stat?.ino} ${stat?.mtimeMs}`;
}
