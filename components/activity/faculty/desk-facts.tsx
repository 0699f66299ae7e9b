import { useMemo } from 'react';
import { decisionOf, stepLabels } from '@/components/activity/model/activity-history';
import { outcomeOf, type ReviewRow } from '@/components/activity/model/review';
import { WrittenText } from '@/components/page/written-text';
import { formatDay } from '@/lib/time/date';
import type { ReviewContent } from './use-review-queue';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import type { Activity } from '@/lib/activity/activity';
import { isSameId } from '@/lib/record/person';
import { countText } from '@/lib/text/count';
import { formatPoints } from '@/components/activity/model/point-figure';
import { reasonTexts } from '@/components/activity/model/point-text';
import { pointsOf } from '@/components/activity/model/points';

/** The points that an approval would give: "4 points", and "Courses and workshops: 20 to 24 of 30". */
interface PointGain {
  points: string;
  /** Null if the points do not change. */
  head: string | null;
}

interface KnownRecords {
  students: readonly RegisteredStudent[];
  /** The activities of the sample's student, who submits on this device. */
  activities: readonly Activity[];
  rows: readonly ReviewRow[];
  rules: ActivityRules;
}

/** Counts what the approval of a row would give by the rules of the college; null if nothing was submitted. */
function pointGain(row: ReviewRow, known: KnownRecords): PointGain | null {
  if (!row.submitted) return null;
  const student = known.students.find(({ rollNumber }) => isSameId(rollNumber, row.rollNumber));
  const published = row.source === 'activity' ? known.activities : (student?.activities ?? []);
  const byId = new Map(published.map((activity) => [activity.id, activity]));
  for (const { rollNumber, submitted, status } of known.rows)
    if (submitted && isSameId(rollNumber, row.rollNumber))
      byId.set(submitted.id, { ...submitted, status });
  byId.delete(row.submitted.id);
  const options = { isLateral: student?.lateral };
  const others = [...byId.values()];
  const before = pointsOf(others, known.rules, options);
  const after = pointsOf(
    [...others, { ...row.submitted, status: 'Approved' as const }],
    known.rules,
    options,
  );
  const counted = after.activities.at(-1);
  if (!counted) return null;
  const index = after.heads.findIndex(({ head }) => head.id === counted.category?.head);
  const [from, to] = [before.heads[index], after.heads[index]];
  const points = countText(counted.points, ['point', 'points']);
  return {
    points: counted.reason && counted.points === 0 ? reasonTexts[counted.reason] : points,
    head:
      from && to && from.points !== to.points
        ? `${to.head.name}: ${formatPoints(from.points)} to ${formatPoints(to.points)}${to.required !== null && from.points < to.required ? ` of ${formatPoints(to.required)}` : ''}`
        : null,
  };
}

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
