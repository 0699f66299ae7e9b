import type { CommonRun } from './common-run';

/** The shortest run of words that counts, by what a work is compared with. */
export const shortestRun = { work: 6, source: 3, given: 4 } as const;

/** Counts or lists the distinctive words of a run. */
export interface DistinctiveWords {
  count: (run: CommonRun) => number;
  list: (run: CommonRun) => readonly number[];
}

/** UGC's regulations of 2018 leave out common knowledge of up to 14 words; names of laws have more. */
const longRun = 18;
/** So many words in a row are copied even if they are code or formulas. */
export const longestCoincidence = 60;
/** So many different sequences of six words are no coincidence: more than two definitions of 14 words have. */
const fewestSequences = 20;
/** Long texts have more coincidences, unless these are in one place. */
const sequenceShare = 0.015;
/** Half of the words of a place. */
const halfPlace = 150;

/** Returns true if two works share more than classmates who answer one question do. */
export function isWorthReporting(
  runs: readonly CommonRun[],
  shorter: number,
  distinctive: DistinctiveWords,
): boolean {
  const counts = runs.map(distinctive.count);
  if (runs.some(({ length }) => length >= longestCoincidence)) return true;
  if (counts.some((count) => count >= longRun)) return true;
  const most = counts.reduce((sum, count) => sum + Math.max(0, count - shortestRun.work + 1), 0);
  if (most < fewestSequences) return false;
  if (sequencesIn(runs, distinctive).size >= Math.max(fewestSequences, sequenceShare * shorter))
    return true;
  return placesOf(runs).some((place) => sequencesIn(place, distinctive).size >= fewestSequences);
}

/** The different sequences of six words, as hashes: a name that both texts repeat counts once. */
function sequencesIn(runs: readonly CommonRun[], { list }: DistinctiveWords): Set<number> {
  const found = new Set<number>();
  for (const run of runs) {
    const words = list(run);
    for (let end = shortestRun.work; end <= words.length; end += 1)
      found.add(
        words
          .slice(end - shortestRun.work, end)
          .reduce((hash, word) => Math.imul(hash ^ word, 0x9e3779b1) ^ (hash >>> 15), 0),
      );
  }
  return found;
}

/** Runs that are near each other in both texts. */
function placesOf(runs: readonly CommonRun[]): CommonRun[][] {
  const places = new Map<string, CommonRun[]>();
  for (const run of runs)
    for (const first of [0, 1])
      for (const second of [0, 1]) {
        const key = `${Math.floor(run.first / halfPlace) + first} ${Math.floor(run.second / halfPlace) + second}`;
        const place = places.get(key);
        if (place) place.push(run);
        else places.set(key, [run]);
      }
  return [...places.values()];
}
