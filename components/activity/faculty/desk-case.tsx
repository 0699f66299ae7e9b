import { ArrowLeftIcon, ChevronDownIcon, ChevronUpIcon } from '@heroicons/react/16/solid';
import { ClockIcon } from '@heroicons/react/16/solid';
import { useState, type ReactNode, type RefObject, useMemo } from 'react';
import {
  type DecisionOutcome,
  decisionOf,
  stepLabels,
} from '@/components/activity/model/activity-history';
import { type ReviewRow, outcomeOf } from '@/components/activity/model/review';
import { daysText, waitingDays } from '@/components/activity/model/review-rows';
import { EvidencePreview } from '@/components/activity/shared/evidence-preview';
import { Badge, StatusBadge } from '@/components/page/status-badge';
import { Button, cornerLinkClass } from '@/components/ui/button';
import { now, type Change } from '@/lib/store/record';
import { DeskDetails } from './desk-details';
import { DeskForm } from './desk-form';
import type { ReviewContent } from './use-review-queue';
import { WrittenText } from '@/components/page/written-text';
import { formatDay } from '@/lib/time/date';
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
function DeskFacts({ row, rows, content }: DeskFactsProps) {
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

interface DeskCaseProps {
  heading: RefObject<HTMLHeadingElement | null>;
  row: ReviewRow;
  rows: readonly ReviewRow[];
  content: ReviewContent;
  /** "4 of 28". */
  place: string;
  /** True if a phone shows it instead of the list. */
  isChosen: boolean;
  before: ReviewRow | undefined;
  after: ReviewRow | undefined;
  /** Shows another row, or the list on a phone. */
  onShow: (key: string | undefined) => void;
  /** Rejects if the write fails. */
  onDecide: (decision: { what: DecisionOutcome; reason: string }, draft: Change) => Promise<void>;
}

/** One row: its proof, its facts and the decisions. On a phone the reason is a step of its own. */
export function DeskCase(props: DeskCaseProps) {
  const { heading, row, rows, content, place, isChosen, before, after, onShow, onDecide } = props;
  const [asked, setAsked] = useState<DecisionOutcome | null>(null);
  const who = [row.student, row.rollNumber, ...(row.sections ?? [])].join(', ');
  const unasked = asked ? '@max-4xl:hidden' : '';
  return (
    <article
      aria-labelledby="desk-case"
      className={`min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)] @4xl:grid ${isChosen ? 'grid' : 'hidden'}`}
    >
      <header className="flex items-start gap-4 border-b border-line p-4 @4xl:px-5">
        <Button
          variant="icon"
          aria-label={asked ? 'Back to the proof' : 'Back to the list'}
          onClick={() => (asked ? setAsked(null) : onShow(undefined))}
          className="shrink-0 @4xl:hidden"
        >
          <ArrowLeftIcon className="size-5" aria-hidden="true" />
        </Button>
        <div className="min-w-0 grow">
          <h3
            id="desk-case"
            ref={heading}
            tabIndex={-1}
            className="text-title wrap-anywhere outline-none @4xl:text-heading"
          >
            <bdi>{row.submitted?.name ?? row.certificationBy}</bdi>
          </h3>
          <p className="text-note wrap-anywhere text-muted">
            <bdi>{who}</bdi>
            {place && <span className="@4xl:hidden"> · {place}</span>}
          </p>
        </div>
        <span className="shrink-0 @max-4xl:sr-only">
          <Waiting row={row} />
        </span>
      </header>
      <div className="grid min-h-0 min-w-0 @4xl:grid-cols-[minmax(0,1fr)_17.5rem]">
        <div className={`grid min-h-0 ${unasked}`}>
          <EvidencePreview evidence={row.submitted?.evidence} />
        </div>
        <div className="min-h-0 min-w-0 @4xl:overflow-auto @4xl:border-s @4xl:border-line">
          <div className={`grid gap-4 p-4 @4xl:p-5 ${unasked}`}>
            <DeskFacts row={row} rows={rows} content={content} />
          </div>
          <DeskForm row={row} reasons={content.reasons} {...{ asked, setAsked, onDecide }} />
          <div className={`grid gap-4 p-4 @4xl:px-5 ${unasked}`}>
            <p className="flex justify-between gap-3">
              <Step row={before} onShow={onShow} Icon={ChevronUpIcon}>
                Previous
              </Step>
              <Step row={after} onShow={onShow} Icon={ChevronDownIcon}>
                Next
              </Step>
            </p>
            <DeskDetails row={row} onDeleted={() => onShow(after?.key)} />
          </div>
        </div>
      </div>
    </article>
  );
}

function Waiting({ row }: { row: ReviewRow }) {
  const days = waitingDays(row, now());
  if (days === null) return <StatusBadge status={row.status} />;
  return (
    <Badge tone="pending" Icon={ClockIcon}>
      {days > 0 ? `Waiting for ${daysText(days)}` : 'Waiting since today'}
    </Badge>
  );
}

interface StepProps {
  row: ReviewRow | undefined;
  onShow: (key: string) => void;
  Icon: typeof ChevronUpIcon;
  children: ReactNode;
}

function Step({ row, onShow, Icon, children }: StepProps) {
  if (!row) return <span />;
  return (
    <button type="button" onClick={() => onShow(row.key)} className={`${cornerLinkClass} gap-2`}>
      <Icon className="size-4" aria-hidden="true" />
      {children}
    </button>
  );
}
