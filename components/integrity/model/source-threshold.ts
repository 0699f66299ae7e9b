import type { CommonRun } from './common-run';
import { longestCoincidence, shortestRun, type DistinctiveWords } from './threshold';

/** The share of a work's words that makes a source worth reporting; measured on labelled answers. */
const share = 0.2;
/** A short answer of definitions has nearly so many words of any article on its subject. */
const fewest = 20;
/** Of a few sentences, half is enough. */
const halfFewest = 15;
/** So many words of a place of the work: a fifth of the longest answers that were measured. */
const inPlace = { words: 80, of: 200 };
/** So many words in a row are no coincidence, however long the work is. */
const longRun = 30;
/** The words of an article. A book contains a fifth of any text, in runs of three words. */
const article = 3000;

/**
 * The runs with a source that are worth reporting: none, or those of every stretch of the source, as long as an article,
 * from which enough of the work may come, and long ones of anywhere.
 */
export function runsWorthReporting(
  runs: readonly CommonRun[],
  words: number,
  { count }: DistinctiveWords,
): CommonRun[] {
  const worth = new Set(
    runs.filter((run) => count(run) >= longRun || run.length >= longestCoincidence),
  );
  for (const stretch of stretchesOf(runs))
    if (isCopied(stretch, words)) for (const run of stretch) worth.add(run);
  if (worth.size === 0) return [];
  return runs.filter((run) => worth.has(run) || run.length >= shortestRun.work);
}

/** The runs by stretches of the source; each stretch begins in the middle of the one before it. */
function stretchesOf(runs: readonly CommonRun[]): CommonRun[][] {
  const half = article / 2;
  const stretches = new Map<number, CommonRun[]>();
  const add = (number: number, run: CommonRun) => {
    const stretch = stretches.get(number);
    if (stretch) stretch.push(run);
    else stretches.set(number, [run]);
  };
  for (const run of runs) {
    const number = Math.floor(run.second / half);
    add(number, run);
    add(Math.max(0, number - 1), run);
  }
  return [...stretches.values()].map((stretch) => [...new Set(stretch)]);
}

function isCopied(runs: readonly CommonRun[], words: number): boolean {
  const isShared = new Uint8Array(words);
  for (const { first, length } of runs) isShared.fill(1, first, first + length);
  let [total, recent, most] = [0, 0, 0];
  for (let at = 0; at < words; at += 1) {
    total += isShared[at] ?? 0;
    recent += (isShared[at] ?? 0) - (isShared[at - inPlace.of] ?? 0);
    most = Math.max(most, recent);
  }
  if (most >= inPlace.words) return true;
  return total >= share * words && (total >= fewest || (total >= halfFewest && total >= words / 2));
}
