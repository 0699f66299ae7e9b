import { setTimeout as wait } from 'node:timers/promises';

/** Polls until a condition is true. Throws with `what` after `limit` milliseconds. */
export async function waitUntil(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  limit = 40_000,
): Promise<void> {
  const last = performance.now() + limit;
  while (!(await isSo())) {
    if (performance.now() > last) throw new Error(`${what}: timed out after ${limit / 1000} s.`);
    await wait(50);
  }
}
