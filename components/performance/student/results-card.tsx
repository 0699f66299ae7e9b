'use client';

import { BasisLine } from '@/components/page/basis-line';
import {
  backlogsOf,
  cumulativeAverage,
  earnedCredits,
  termAverage,
  whyUnknown,
} from '@/components/performance/model/average';
import { formatShort } from '@/components/performance/model/fraction';
import { formatWithUnit } from '@/components/performance/model/need';
import { averageNames } from '@/components/performance/model/grade-band';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { Grading } from '@/content/schema/academic';
import type { TermResult } from '@/content/schema/student/results';
import { formatDay } from '@/lib/time/date';
import { FigureTable } from '@/components/charts/figure-table';
import type { ResultsProps } from './target-dialog';

/** The averages of the terms that are over, and of all of them; nothing before the first results. */
export function ResultsCard(props: ResultsProps) {
  const { results, grading } = props;
  const { terms, asOf, basis } = results;
  if (terms.length === 0) return null;
  const names = averageNames(grading);
  const average = cumulativeAverage(results, grading);
  const earned = formatShort(earnedCredits(results, grading));
  const backlogs = backlogsOf(results, grading);
  return (
    <Card
      title="Results"
      action={<ResultActions {...props} />}
      className="print:break-inside-avoid"
    >
      <div className="@container">
        <div className="grid gap-x-10 gap-y-5 @2xl:grid-cols-[12rem_minmax(0,1fr)]">
          <div>
            <p className="figure text-figure">
              {average.value ? formatWithUnit(average.value, grading) : '—'}
            </p>
            <p className="mt-1 font-semibold">
              {names.all}, of {grading.maximum}
            </p>
            <p className="text-note text-muted">
              {earned} {earned === '1' ? 'credit' : 'credits'} earned
              {backlogs ? `, ${backlogs} ${backlogs === 1 ? 'backlog' : 'backlogs'}` : ''}
            </p>
            <p className="text-note text-muted empty:hidden">{whyUnknown(average)}</p>
          </div>
          <FigureTable
            caption={`${names.term} by term`}
            head={['Term', 'Credits', names.term]}
            rows={terms.map((term) => toRow(term, grading))}
          />
        </div>
      </div>
      <BasisLine basis={basis} asOf={asOf} className="mt-4 text-muted" />
    </Card>
  );
}

function toRow(term: TermResult, grading: Grading) {
  const average = termAverage(term, grading);
  const { credits, value, lines } = average;
  const failed = lines.filter(({ passes }) => !passes).length;
  const notes = [
    term.published && `published ${formatDay(term.published)}`,
    failed > 0 && `${failed} not passed`,
    whyUnknown(average),
  ].filter(Boolean);
  return {
    key: term.id,
    cells: [
      <>
        <bdi>{term.name}</bdi>
        <span className="block text-small font-normal text-muted empty:hidden">
          {notes.join(', ')}
        </span>
      </>,
      formatShort(credits),
      value ? formatWithUnit(value, grading) : average.unknown.length > 0 ? '—' : 'Not known yet',
    ],
  };
}

const loadWorking = async () => (await import('./working-dialog')).WorkingDialog;
const loadTarget = async () => (await import('./target-dialog')).TargetDialog;

/** Shows what can be done with the results. */
function ResultActions({ results, grading, comingCredits }: ResultsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <LazyDialogButton
        load={loadWorking}
        props={{ results, grading }}
        name="working"
        className={buttonClass()}
      >
        How it is calculated
      </LazyDialogButton>
      <LazyDialogButton
        load={loadTarget}
        props={{ results, grading, comingCredits }}
        name="target"
        label="What do I need for my target?"
        className={buttonClass()}
      >
        What do I need?
      </LazyDialogButton>
    </div>
  );
}
