import { setTimeout as wait } from 'node:timers/promises';

/** Asks again and again until something is so; tells what was waited for when the time is up. */
export async function waitUntil(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  limit = 40_000,
): Promise<void> {
  const last = performance.now() + limit;
  while (!(await isSo())) {
    if (performance.now() > last) throw new Error(`${what}: waited ${limit / 1000} s in vain.`);
    await wait(50);
  }
}
