/** The benchmark index of the computer on which the budgets were set, and how much slower the phone is than that computer. */
const usual = { index: 2300, slowdown: 4 };

/**
 * How many times slower than this computer the phone is, by Lighthouse's benchmark index of the computer: on a slower
 * computer less, so that the phone stays the same. At least 1, at most 4, Lighthouse's own figure.
 */
export function slowdownOf(benchmarkIndex: number): number {
  const same = (usual.slowdown * benchmarkIndex) / usual.index;
  return Math.min(usual.slowdown, Math.max(1, same));
}
