import { measureNames, measures, type MeasureName, type Reading } from './audit-measure';

/** The least points and the most milliseconds, bytes and counts that a page may have. */
export type Budget = Readonly<Partial<Reading>>;

/** A limit that a page breaks, and the sentence that says so. */
export interface Breach {
  measure: MeasureName;
  sentence: string;
}

/** Compares a page's medians with its budget and returns every limit it breaks. */
export function judge(title: string, reading: Reading, budget: Budget): Breach[] {
  return measureNames.flatMap((name) => {
    const limit = budget[name];
    if (limit === undefined || keeps(name, reading[name], limit)) return [];
    const { title: subject, better, words } = measures[name];
    const found = `${title}: ${subject} is ${words(reading[name])}`;
    const bound = better === 'more' ? 'at least' : 'at most';
    return { measure: name, sentence: `${found}, allowed is ${bound} ${words(limit)}.` };
  });
}

function keeps(name: MeasureName, value: number, limit: number): boolean {
  return measures[name].better === 'more' ? value >= limit : value <= limit;
}
