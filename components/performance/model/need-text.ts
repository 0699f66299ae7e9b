import type { Grading } from '@/content/schema/academic';
import { formatAverage } from './average';
import { formatShort, type Fraction } from './fraction';
import type { Need } from './need';
import { averageNames } from './scale';

/** An average with its unit: "6.95", "71.20%". */
export function formatWithUnit(value: Fraction, grading: Grading): string {
  return `${formatAverage(value, grading)}${grading.unit === 'percent' ? '%' : ''}`;
}

/** What is needed in the rest of a subject, as a cell of a table. */
export function formatNeededMarks(need: Need): string {
  if (need.kind === 'reached') return 'Reached already';
  if (need.kind === 'impossible') return 'Cannot be reached';
  return `${formatShort(need.value)}%`;
}

/** What is needed in the coming credits, in one sentence. */
export function formatNeededAverage(
  need: Need,
  { target, coming, grading }: { target: Fraction; coming: Fraction; grading: Grading },
): string {
  const names = averageNames(grading);
  const text = formatShort(coming);
  const credits = text === '1' ? 'the next credit' : `the next ${text} credits`;
  const goal = `${names.all} of ${formatWithUnit(target, grading)}`;
  if (need.kind === 'reached') return `You keep a ${goal} whatever you get in ${credits}.`;
  if (need.kind === 'impossible')
    return `A ${goal} cannot be reached in ${credits}: the highest possible is ${formatWithUnit(need.best, grading)}.`;
  return `For a ${goal}, you need an average of ${formatWithUnit(need.value, grading)} in ${credits}.`;
}
