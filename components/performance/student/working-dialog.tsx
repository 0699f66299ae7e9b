'use client';

import { BasisLine } from '@/components/page/basis-line';
import { cumulativeAverage, termAverage } from '@/components/performance/model/average';
import { averageNames } from '@/components/performance/model/scale';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { Grading } from '@/content/schema/academic';
import type { ResultsProps } from './results-props';
import { OverallWorking, TermWorking } from './working-table';

/** How the averages are calculated: the rule, the products, their sums and the division. */
export function WorkingDialog({
  results,
  grading,
  onClose,
}: Pick<ResultsProps, 'results' | 'grading'> & LazyDialogProps) {
  const { terms, basis, asOf } = results;
  return (
    <Dialog title="How it is calculated" onClose={onClose} steady>
      <div className="grid gap-6">
        <Rule grading={grading} />
        <OverallWorking average={cumulativeAverage(terms, grading)} grading={grading} />
        {terms.map((term) => (
          <TermWorking key={term.id} average={termAverage(term, grading)} grading={grading} />
        ))}
        <BasisLine basis={basis} asOf={asOf} className="text-muted" />
      </div>
    </Dialog>
  );
}

const repeatRules = {
  all: 'All results of a repeated subject count.',
  latest: 'Of a repeated subject, the latest result counts.',
  best: 'Of a repeated subject, the best result counts.',
} as const;

function Rule({ grading }: { grading: Grading }) {
  const { name, decimals, rounding, repeats } = grading;
  const names = averageNames(grading);
  const places = decimals === 1 ? '1 decimal place' : `${decimals} decimal places`;
  return (
    <div className="grid gap-1 text-note">
      <p>
        {names.term} = sum of (credits × {names.value}) ÷ sum of credits, and {names.all} = sum of
        (credits × {names.term}) ÷ sum of credits.
      </p>
      <p className="text-muted">
        {name}, {rounding === 'down' ? 'rounded down' : 'rounded half up'} to {places}.{' '}
        {repeatRules[repeats]}
      </p>
    </div>
  );
}
