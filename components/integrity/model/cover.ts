import type { CommonRun } from './common-run';
import type { Passage } from './text';

/** Passages that contain every word of the runs, and how many words of each text that is. */
export interface Cover {
  passages: Passage[];
  shared: { first: number; second: number };
}

interface CoverOptions {
  /** The fewest words of a passage. */
  shortest: number;
  /** Whether all shared words of the second text are wanted, and not only where those of the first come from. */
  isMutual: boolean;
}

/**
 * Chooses passages from runs that overlap, the longest first, as Greedy String Tiling does (Wise 1993): at first passages
 * that have no word in common. Unlike there, a passage that was copied twice is then found twice.
 */
export function coverRuns(runs: readonly CommonRun[], { shortest, isMutual }: CoverOptions): Cover {
  const first = new Uint8Array(lastEnd(runs, 'first'));
  const second = new Uint8Array(lastEnd(runs, 'second'));
  const passages: Passage[] = [];
  const take = (run: CommonRun, from: number, to: number) => {
    first.fill(1, run.first + from, run.first + to);
    second.fill(1, run.second + from, run.second + to);
    passages.push({
      first: { start: run.first + from, end: run.first + to },
      second: { start: run.second + from, end: run.second + to },
    });
  };
  const sorted = [...runs].sort(
    (one, other) =>
      other.length - one.length || one.first - other.first || one.second - other.second,
  );
  for (const run of sorted)
    for (const [from, to] of stretches(run.length, (step) => isNew(run, step, true)))
      if (to - from >= shortest) take(run, from, to);
  for (const run of sorted)
    for (const [from, to] of stretches(run.length, (step) => isNew(run, step, false)))
      take(run, ...widen(from, to, run.length, shortest));
  passages.sort(
    (one, other) => one.first.start - other.first.start || one.second.start - other.second.start,
  );
  return { passages, shared: { first: countOnes(first), second: countOnes(second) } };

  function isNew(run: CommonRun, step: number, inBoth: boolean): boolean {
    const inFirst = first[run.first + step] === 0;
    const inSecond = second[run.second + step] === 0;
    return inBoth ? inFirst && inSecond : inFirst || (isMutual && inSecond);
  }
}

const lastEnd = (runs: readonly CommonRun[], side: 'first' | 'second') =>
  runs.reduce((last, run) => Math.max(last, run[side] + run.length), 0);

function countOnes(values: Uint8Array): number {
  let count = 0;
  for (const value of values) count += value;
  return count;
}

/** The longest stretches of steps that fulfil a condition. */
function stretches(length: number, condition: (step: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let step = 0; step < length; step += 1) {
    if (!condition(step)) continue;
    const last = found.at(-1);
    if (last && last[1] === step) last[1] = step + 1;
    else found.push([step, step + 1]);
  }
  return found;
}

/** A stretch of at least `shortest` steps of the run. */
function widen(from: number, to: number, length: number, shortest: number): [number, number] {
  const end = Math.min(length, Math.max(to, from + shortest));
  return [Math.max(0, Math.min(from, end - shortest)), end];
}
