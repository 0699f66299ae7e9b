import { measureNames, measures, type MeasureName, type Reading } from './measure';

/** The least points and the most milliseconds, bytes and counts that a page may have. */
export type Budget = Readonly<Partial<Reading>>;

/** A limit that a page breaks, and the sentence that says so. */
export interface Breach {
  measure: MeasureName;
  sentence: string;
}

/** What the runs of a page came to, and whether the computer had other things to do meanwhile. */
export interface Outcome {
  medians: Reading;
  best: Reading;
  busy: boolean;
}

/** Measures that another process lengthens, and none shortens. */
const timed: readonly MeasureName[] = ['performance', 'fcp', 'lcp', 'speedIndex'];

/**
 * What a page is judged by: its medians. Of TBT its best run, since any other process of the computer adds to it, also
 * on a page that has nothing to block; on a busy computer so for every measure made of times.
 */
export function judgedBy({ medians, best, busy }: Outcome): Reading {
  const names = busy ? [...timed, 'tbt' as const] : ['tbt' as const];
  return { ...medians, ...Object.fromEntries(names.map((name) => [name, best[name]])) };
}

/** Compares what a page is judged by with its budget and returns every limit it breaks. */
export function judge(title: string, reading: Reading, budget: Budget): Breach[] {
  return measureNames.flatMap((name) => {
    const limit = budget[name];
    if (limit === undefined || isWithin(name, reading[name], limit)) return [];
    const { title: subject, better, text } = measures[name];
    const found = `${title}: ${subject} is ${text(reading[name])}`;
    const bound = better === 'more' ? 'at least' : 'at most';
    return { measure: name, sentence: `${found}, allowed is ${bound} ${text(limit)}.` };
  });
}

function isWithin(name: MeasureName, value: number, limit: number): boolean {
  return measures[name].better === 'more' ? value >= limit : value <= limit;
}
