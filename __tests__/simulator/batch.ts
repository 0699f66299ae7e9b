import fc from 'fast-check';
import type { Bug } from './bug';
import { bundleProduct } from './page/bundle';
import { Pages } from './page/open-page';
import { anySchedule, runSchedule, type Schedule } from './schedule';

/** What came of some schedules. */
export interface BatchResult {
  schedules: number;
  /** The shortest schedule that was found to break a promise, and how to run it again. */
  failure: { seed: number; path: string; message: string; schedule: Schedule } | null;
}

/** How many schedules share a seed. */
export const batchSize = 500;

/** A failure's path, or whether the first failure is enough, however long it is. */
type Options = Pick<fc.Parameters<[Schedule]>, 'path' | 'endOnFailure'>;

/** Runs batches of schedules. The same seed always makes the same schedules, in the same order of tasks. */
export async function makeRunner(bug: Bug | null) {
  const pages = new Pages(await bundleProduct(bug));
  return async (seed: number, numRuns: number, options: Options = {}): Promise<BatchResult> => {
    let schedules = 0;
    const property = fc.asyncProperty(anySchedule, async (schedule) => {
      schedules++;
      await runSchedule(pages, schedule);
    });
    const found = await fc.check(property, { seed, numRuns, ...options });
    if (!found.failed) return { schedules, failure: null };
    const { errorInstance, counterexample, counterexamplePath } = found;
    if (!counterexample || counterexamplePath === null) throw errorInstance;
    const [schedule] = counterexample;
    const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    return { schedules, failure: { seed, path: counterexamplePath, message, schedule } };
  };
}
