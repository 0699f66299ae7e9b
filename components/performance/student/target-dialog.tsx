'use client';

import { useId, useState } from 'react';
import { BasisLine } from '@/components/page/basis-line';
import { cumulativeAverage, whyUnknown } from '@/components/performance/model/average';
import { formatShort, times } from '@/components/performance/model/fraction';
import { highestAverage, averageNames } from '@/components/performance/model/grade-band';
import {
  neededAverage,
  formatNeededAverage,
  formatWithUnit,
  readNumber,
} from '@/components/performance/model/need';
import { Dialog } from '@/components/ui/dialog';
import { FormField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import type { Grading } from '@/content/schema/academic';
import type { Results } from '@/content/schema/student/results';

/** The average that is needed in coming credits to reach a CGPA. */
export function TargetDialog({
  results,
  grading,
  comingCredits,
  onClose,
}: ResultsProps & LazyDialogProps) {
  const id = useId();
  const [target, setTarget] = useState('');
  const [credits, setCredits] = useState(comingCredits);
  const names = averageNames(grading);
  const highest = highestAverage(grading);
  const average = cumulativeAverage(results, grading);
  const { credits: counted } = average;
  const sum = average.isOfficial && average.value ? times(average.value, counted) : average.sum;
  const unknown = whyUnknown(average);
  const goal = readNumber(target, { maximum: highest, decimals: grading.decimals });
  const typed = readNumber(credits, { maximum: 1000, decimals: 2 });
  const coming = typed && typed.numerator > 0n ? typed : null;
  const sentence =
    goal && coming && !unknown
      ? formatNeededAverage(neededAverage({ sum, credits: counted }, coming, goal, grading), {
          ...{ target: goal, coming, grading },
        })
      : unknown;
  const goalError = target && !goal ? rangeError(highest, grading.decimals) : '';
  const creditsError = credits && !coming ? 'Enter a number of credits, for example 20.' : '';
  useAnnounced(goalError || creditsError || sentence);
  return (
    <Dialog title="What do I need?" onClose={onClose} steady>
      <div className="grid gap-4">
        <FormField
          id={`${id}-target`}
          data-autofocus
          label={`Target ${names.all}`}
          hint={average.value && `Now it is ${formatWithUnit(average.value, grading)}.`}
          inputMode="decimal"
          autoComplete="off"
          value={target}
          error={goalError}
          onChange={(event) => setTarget(event.target.value)}
        />
        <FormField
          id={`${id}-credits`}
          label="Credits to come"
          hint="For example the credits of this term."
          inputMode="decimal"
          autoComplete="off"
          value={credits}
          error={creditsError}
          onChange={(event) => setCredits(event.target.value)}
        />
        <p className="min-h-12 font-semibold text-pretty">{sentence}</p>
        <BasisLine
          basis={`${formatShort(sum)} points in ${formatShort(counted)} credits so far`}
          asOf={results.asOf}
          className="text-muted"
        />
      </div>
    </Dialog>
  );
}

function rangeError(highest: number, decimals: number): string {
  const places = decimals === 1 ? '1 decimal place' : `${decimals} decimal places`;
  return `Enter a number from 0 to ${highest} with at most ${places}.`;
}

export interface ResultsProps {
  results: Results;
  grading: Grading;
  /** The credits of the subjects without results; empty if they are not known. */
  comingCredits: string;
}
