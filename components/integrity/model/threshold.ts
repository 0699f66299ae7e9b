/** The shortest run of words that counts, by what a work is compared with. */
export const shortestRun = { work: 6, source: 3, given: 4 } as const;

/** The share of a work's words that makes a source worth reporting; measured on labelled answers. */
export const sourceShare = 0.2;
const fewestSourceWords = 15;

/** So many words in a row are no coincidence, however long the texts are. */
const longRun = 30;

/** UGC's regulations of 2018 leave out common knowledge of up to 14 words: a run of 15 words exceeds a run of 5 by 10. */
const coincidence = 5;
const fewestExcess = 10;
/** Long texts on one subject have more coincidences. */
const excessShare = 0.015;

/** What two texts share. */
export interface SharedWords {
  /** How many telling words each passage has. */
  lengths: readonly number[];
  shared: { first: number; second: number };
  compared: { first: number; second: number };
}

/** Whether a work shares enough with a source: a fifth of its words, or one long passage. */
export function isWorthReportingWithSource({ lengths, shared, compared }: SharedWords): boolean {
  const isLargeShare =
    shared.first >= fewestSourceWords && shared.first >= sourceShare * compared.first;
  return isLargeShare || Math.max(0, ...lengths) >= longRun;
}

/** Whether two works share more than classmates who answer one question do. */
export function isWorthReporting({ lengths, compared }: SharedWords): boolean {
  if (Math.max(0, ...lengths) >= longRun) return true;
  const excess = lengths.reduce((sum, length) => sum + Math.max(0, length - coincidence), 0);
  const shorter = Math.min(compared.first, compared.second);
  return excess >= Math.max(fewestExcess, excessShare * shorter);
}
