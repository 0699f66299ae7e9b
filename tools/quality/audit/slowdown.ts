/** The benchmark index of the computer on which the budgets were set, and how much slower the emulated phone is. */
const usual = { index: 2300, slowdown: 4 };

/**
 * How many times slower than this computer the emulated phone is, from the Lighthouse benchmark index: less on a slower
 * computer, so that the phone stays the same. At least 1, at most 4, which is Lighthouse's own figure.
 */
export function slowdownOf(benchmarkIndex: number): number {
  const same = (usual.slowdown * benchmarkIndex) / usual.index;
  return Math.min(usual.slowdown, Math.max(1, same));
}
