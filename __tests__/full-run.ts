/** True in a full run (`npm run check -- --full`), which takes all of many cases. */
export const isFull = process.env['EDIFY_FULL'] === '1';

/** The first `count` values, or all in a full run. */
export function firstOf<T>(all: readonly T[], count = 1): readonly T[] {
  return isFull ? all : all.slice(0, count);
}

/** How often a property is tried: 30 times, or as often as named in a full run. */
export const runsOf = (full: number): number => (isFull ? full : Math.min(full, 30));
