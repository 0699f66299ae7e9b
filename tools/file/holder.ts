import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** The process that holds a lock. */
export interface Holder {
  pid: number;
  host?: string;
  /** The start of the process, as the system reports it; not available on every system. */
  born?: string;
  /** PID namespace: inside a container the same pid is another process. */
  space?: string;
}

export function thisProcess(): Holder {
  const [born, space] = [startTimeOf(process.pid), pidNamespace()];
  return { pid: process.pid, host: hostname(), born, space };
}

/** Returns true if a holder's pid refers to a process that this process can see. */
export function isOnThisHost({ host = hostname(), space }: Holder): boolean {
  return host === hostname() && (space === undefined || space === pidNamespace());
}

/** Returns true if the holder still runs. Its pid may have been reused: a process that started later did not take the lock. */
export function isRunning({ pid, born }: Holder): boolean {
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

function pidNamespace(): string | undefined {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return undefined;
  }
}
