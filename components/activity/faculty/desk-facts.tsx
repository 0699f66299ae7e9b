import { useMemo } from 'react';
import { pointGain } from '@/components/activity/model/decision-points';
import { decisionOf, stepLabels } from '@/components/activity/model/activity-history';
import { outcomeOf, type ReviewRow } from '@/components/activity/model/review';
import { WrittenText } from '@/components/page/written-text';
import { formatDay } from '@/lib/time/date';
import type { ReviewContent } from './use-review-queue';

interface DeskFactsProps {
  row: ReviewRow;
  rows: readonly ReviewRow[];
  content: ReviewContent;
}

/** Shows what was submitted, the points that an approval would give, and the last decision. */
export function DeskFacts({ row, rows, content }: DeskFactsProps) {
  const { submitted } = row;
  const { rules, students, activities } = content;
  const gain = useMemo(
    () => (rules ? pointGain(row, { students, activities, rows, rules }) : null),
    [row, rows, rules, students, activities],
  );
  const decision = decisionOf(row.steps);
  const facts = [
    { term: 'Category', value: submitted?.category },
    { term: 'Organiser', value: row.certificationBy },
    { term: 'Date', value: submitted?.date && formatDay(submitted.date) },
    { term: outcomeOf(row) === 'approved' ? 'Gives' : 'Would give', value: gain?.points },
  ].filter(({ value }) => value);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-note">
        {facts.map(({ term, value }) => (
          <div key={term} className="min-w-0">
            <dt className="text-muted">{term}</dt>
            <dd className="font-semibold wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {gain?.head && (
        <p className="rounded-control bg-brand-soft px-3 py-2 text-note font-semibold">
          {gain.head}
        </p>
      )}
      {submitted?.note && (
        <WrittenText className="text-note whitespace-pre-line wrap-anywhere">
          {submitted.note}
        </WrittenText>
      )}
      {decision && (
        <p className="border-s-2 border-control ps-3 text-note wrap-anywhere text-muted">
          {stepLabels[decision.what]}
          {decision.reason && `: ${decision.reason}`}
        </p>
      )}
    </>
  );
}
