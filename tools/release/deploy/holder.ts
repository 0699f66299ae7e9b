import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** The process that has a lock. */
export interface Holder {
  pid: number;
  host: string;
  since: string;
  /** When the process started, as its system tells it; not known on every system. */
  born?: string;
  /** Where its number is a process: in a container the same number is another one. */
  space?: string;
}

/** What a lock says of the process that takes it. */
export function thisProcess(now: Date): Holder {
  const [born, space] = [startTimeOf(process.pid), pidNamespace()];
  return {
    pid: process.pid,
    host: hostname(),
    since: now.toISOString(),
    ...(born !== undefined && { born }),
    ...(space !== undefined && { space }),
  };
}

/** Tells whether a holder's number is one of this computer's processes, as this process sees them. */
export function isOnThisHost({ host, space }: Holder): boolean {
  return host === hostname() && (space === undefined || space === pidNamespace());
}

/** A number may belong to another process by now: the one that started later did not take the lock. */
export function isRunning({ pid, born }: Pick<Holder, 'pid' | 'born'>): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const started = startTimeOf(pid);
  return born === undefined || started === undefined || born === started;
}

/** When a process started: the computer's start, and the ticks since; nothing where the system has no such files. */
function startTimeOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold blanks and brackets itself.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot} ${ticks}`;
  } catch {
    return undefined;
  }
}

function pidNamespace(): string | undefined {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return undefined;
  }
}
