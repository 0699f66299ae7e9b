import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { binPath } from '@/tools/command/run';
import { inTemporaryFolder } from './temporary-folder';

/** What a run took: seconds, seconds of all processor cores together, and its peak memory in megabytes. */
export interface RunCost {
  seconds: number;
  processor: number;
  memory: number;
  /** Whether other programs used the processor at the same time. */
  isBusy: boolean;
}

/** What this process has taken so far; `started` is from `performance.now()`. */
export function costOf(started: number): RunCost {
  const { user, system } = process.cpuUsage();
  return {
    seconds: (performance.now() - started) / 1000,
    processor: (user + system) / 1e6,
    memory: process.resourceUsage().maxRSS / 1000,
    // A command alone has at most one thread per core and its own.
    isBusy: (loadavg()[0] ?? 0) > 2 * availableParallelism(),
  };
}

/** The seconds of a run if no other program uses the processor, and the run uses so many cores most of the time. */
export function judgedSeconds({ seconds, processor, isBusy }: RunCost, cores = 1): number {
  return isBusy ? Math.min(seconds, processor / cores) : seconds;
}

/** Loads a module in a process of its own, in a folder, and returns what that took and printed. Throws if it was ended. */
export function runMeasured(module: string, folder: string, args: readonly string[] = []) {
  return inTemporaryFolder((temporary) => {
    const file = join(temporary, 'cost.json');
    const script = join('tools', 'quality', 'measure', 'run-in-process.ts');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [binPath('tsx'), script, module, folder, file, ...args],
      { encoding: 'utf8', maxBuffer: Infinity },
    );
    const text = `${stdout}\n${stderr}`;
    if (!existsSync(file)) throw new Error(`${module} ended with ${status}.\n${text}`);
    const cost = JSON.parse(readFileSync(file, 'utf8')) as RunCost;
    return { cost, status, stdout, text };
  });
}
