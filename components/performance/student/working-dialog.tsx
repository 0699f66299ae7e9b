'use client';

import { useId, type ReactNode } from 'react';
import { BasisLine } from '@/components/page/basis-line';
import {
  cumulativeAverage,
  termAverage,
  whyUnknown,
  type Average,
  type AverageLine,
  type CumulativeAverage,
  type NotCountedReason,
  type TermAverage,
} from '@/components/performance/model/average';
import { formatShort } from '@/components/performance/model/fraction';
import { formatWithUnit } from '@/components/performance/model/need';
import { averageNames } from '@/components/performance/model/grade-band';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { Grading } from '@/content/schema/academic';
import { FigureTable } from '@/components/charts/figure-table';
import type { ResultsProps } from './target-dialog';

/** Shows how the averages are calculated: the rule, the products, their sums and the division. */
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
        <OverallWorking average={cumulativeAverage(results, grading)} grading={grading} />
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

interface WorkingProps<A> {
  average: A;
  grading: Grading;
}

/** The overall average of the terms. */
function OverallWorking({ average, grading }: WorkingProps<CumulativeAverage>) {
  const names = averageNames(grading);
  const rows = average.lines.map((line) => ({
    line,
    name: <bdi>{line.name}</bdi>,
    value: formatWithUnit(line.value, grading),
  }));
  const repeated = average.repeated.map(({ subject, term }) => `${subject.name} (${term.name})`);
  return (
    <Working {...{ average, grading, rows }} title={names.all} head={['Term', names.term]}>
      {repeated.length > 0 && `Not counted here, because repeated: ${repeated.join(', ')}.`}
    </Working>
  );
}

const reasons: Record<NotCountedReason, string> = {
  credits: 'has no credits',
  grade: 'has no grade yet',
  scale: 'has a grade that is not in the scale',
  percentage: 'has no percentage',
  repeated: 'was repeated',
};

/** The average of one term. */
function TermWorking({ average, grading }: WorkingProps<TermAverage>) {
  const names = averageNames(grading);
  const rows = average.lines.map((line) => ({
    line,
    name: (
      <>
        <bdi>{line.name}</bdi>
        <span className="block text-small font-normal text-muted empty:hidden">
          {[line.subject.grade && `Grade ${line.subject.grade}`, !line.passes && 'not passed']
            .filter(Boolean)
            .join(', ')}
        </span>
      </>
    ),
    value: formatShort(line.value),
  }));
  return (
    <Working
      {...{ average, grading, rows }}
      title={`${names.term}, ${average.term.name}`}
      head={['Subject', grading.unit === 'points' ? 'Points' : 'Percentage']}
    >
      {average.leftOut.map(({ subject, reason }) => (
        <span key={subject.id} className="block">
          <bdi>{subject.name}</bdi> does not count: it {reasons[reason]}.
        </span>
      ))}
    </Working>
  );
}

interface WorkingFrameProps extends WorkingProps<Average> {
  title: string;
  /** The headings of the lines and of their values. */
  head: readonly [line: string, value: string];
  rows: readonly { line: AverageLine; name: ReactNode; value: string }[];
  /** The note on what is not counted. */
  children: ReactNode;
}

function Working({ title, head, rows, average, grading, children }: WorkingFrameProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-2 text-lead wrap-anywhere">
        {title}
      </h3>
      <FigureTable
        caption={title}
        head={[head[0], 'Credits', head[1], 'Product']}
        rows={rows.map(({ line, name, value: shown }) => ({
          key: line.id,
          cells: [name, formatShort(line.credits), shown, formatShort(line.product)],
        }))}
        foot={['Sum', formatShort(average.credits), '', formatShort(average.sum)]}
      />
      <p className="mt-2 font-semibold">{resultLine(title, average, grading)}</p>
      <p className="mt-1 text-small text-muted empty:hidden">{children}</p>
    </section>
  );
}

/** The division, or why the average is another one. */
function resultLine(title: string, average: Average, grading: Grading): string {
  const { credits, sum, value, isOfficial } = average;
  if (!value) return whyUnknown(average) || 'No subject counts yet.';
  const shown = formatWithUnit(value, grading);
  return isOfficial
    ? `The college has published ${shown} as ${title}.`
    : `${formatShort(sum)} ÷ ${formatShort(credits)} = ${shown}`;
}
