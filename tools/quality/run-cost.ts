import { availableParallelism, loadavg } from 'node:os';

/** What a run took: seconds, seconds of all processor cores together, and its peak memory in megabytes. */
export interface RunCost {
  seconds: number;
  processor: number;
  memory: number;
  /** Whether other programs used the processor at the same time. */
  isBusy: boolean;
}

/** What this process has taken so far; `started` is from `performance.now()`. */
export function runCost(started: number): RunCost {
  const { user, system } = process.cpuUsage();
  return {
    seconds: (performance.now() - started) / 1000,
    processor: (user + system) / 1e6,
    memory: process.resourceUsage().maxRSS / 1000,
    isBusy: isBusy(),
  };
}

/** Whether other programs want the processor: a command alone has at most one thread per core and its own. */
function isBusy(): boolean {
  return (loadavg()[0] ?? 0) > 2 * availableParallelism();
}
