import fc from 'fast-check';
import type { Fault } from './fault';
import { bundleProduct } from './page/bundle';
import { Pages } from './page/open-page';
import { anySchedule, runSchedule, type Schedule } from './schedule';

/** What came of some schedules. */
export interface Outcome {
  schedules: number;
  /** The shortest schedule that breaks a promise, and how to run it again. */
  failure: { seed: number; path: string; message: string; schedule: Schedule } | null;
}

/** How many schedules share a seed. */
export const batchSize = 500;

/** Runs schedules in batches. The same seed always makes the same schedules. */
export async function makeRunner(fault: Fault | null) {
  const pages = new Pages(await bundleProduct(fault));
  return async (seed: number, numRuns: number, path?: string): Promise<Outcome> => {
    let schedules = 0;
    const property = fc.asyncProperty(anySchedule, async (schedule) => {
      schedules++;
      await runSchedule(pages, schedule);
    });
    const found = await fc.check(property, { seed, numRuns, ...(path && { path }) });
    if (!found.failed) return { schedules, failure: null };
    const { errorInstance, counterexample, counterexamplePath } = found;
    if (!counterexample || counterexamplePath === null) throw errorInstance;
    const [schedule] = counterexample;
    const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    return { schedules, failure: { seed, path: counterexamplePath, message, schedule } };
  };
}
