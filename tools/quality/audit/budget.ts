import { measureNames, measures, type MeasureName, type Reading } from './measure';

/** The minimum points and the maximum milliseconds, bytes and counts of a page. */
export type Budget = Readonly<Partial<Reading>>;

/** A limit that a page does not meet, and the sentence that reports it. */
export interface Breach {
  measure: MeasureName;
  sentence: string;
}

/** The results of the runs of a page, and whether the computer was busy. */
interface Outcome {
  medians: Reading;
  best: Reading;
  busy: boolean;
}

/** Any other process adds to TBT, even on a page that has nothing to block, and the points contain it. */
const blocking: readonly MeasureName[] = ['performance', 'tbt'];

/** What other processes make worse but not better. */
const timed: readonly MeasureName[] = [...blocking, 'fcp', 'lcp', 'speedIndex'];

/** The values that a page is judged by: its medians, and the best run for blocking or, on a busy computer, all times. */
export function judgedBy({ medians, best, busy }: Outcome): Reading {
  const names = busy ? timed : blocking;
  return { ...medians, ...Object.fromEntries(names.map((name) => [name, best[name]])) };
}

/** Compares a reading with a budget and returns every limit that it does not meet. */
export function judge(title: string, reading: Reading, budget: Budget): Breach[] {
  return measureNames.flatMap((name) => {
    const limit = budget[name];
    if (limit === undefined || isWithin(name, reading[name], limit)) return [];
    const { title: subject, better, text } = measures[name];
    const found = `${title}: ${subject} is ${text(reading[name])}`;
    const bound = better === 'more' ? 'at least' : 'at most';
    return { measure: name, sentence: `${found}, but must be ${bound} ${text(limit)}.` };
  });
}

function isWithin(name: MeasureName, value: number, limit: number): boolean {
  return measures[name].better === 'more' ? value >= limit : value <= limit;
}
