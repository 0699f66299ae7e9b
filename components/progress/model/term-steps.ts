import {
  cumulativeAverage,
  formatAverage,
  termAverage,
} from '@/components/performance/model/average';
import { formatFixed, minus, type Fraction } from '@/components/performance/model/fraction';
import { formatWithUnit } from '@/components/performance/model/need';
import type { Grading } from '@/content/schema/academic';
import type { Results } from '@/content/schema/student/results';

/** A term that is over, with its average and the one of all terms until then. */
export interface TermStep {
  id: string;
  name: string;
  /** As text with its unit; null if it is not known. */
  term: string | null;
  all: string | null;
  /** The same as numbers, for drawing. */
  termValue: number | null;
  allValue: number | null;
  /** The change since the term before: "+0.72"; null if one of them is not known. */
  change: string | null;
}

/** The averages of the terms, oldest first; the last average of all terms is the official one, if there is one. */
export function termSteps(results: Results, grading: Grading): TermStep[] {
  const { terms } = results;
  const values = terms.map((term) => termAverage(term, grading).value);
  return terms.map(({ id, name }, index) => {
    const isLast = index === terms.length - 1;
    const until = { terms: terms.slice(0, index + 1) };
    const all = cumulativeAverage(isLast ? { ...results, ...until } : until, grading).value;
    const [term, before] = [values[index]!, values[index - 1]];
    return {
      ...{ id, name },
      term: term && formatWithUnit(term, grading),
      all: all && formatWithUnit(all, grading),
      termValue: numberOf(term, grading),
      allValue: numberOf(all, grading),
      change: term && before ? changeText(minus(term, before), grading) : null,
    };
  });
}

const numberOf = (value: Fraction | null, grading: Grading) =>
  value && Number(formatAverage(value, grading));

function changeText(change: Fraction, { decimals }: Grading): string {
  return `${change.numerator > 0n ? '+' : ''}${formatFixed(change, decimals)}`;
}
