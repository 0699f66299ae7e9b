import { ArrowLeftIcon, ChevronDownIcon, ChevronUpIcon } from '@heroicons/react/16/solid';
import { ClockIcon } from '@heroicons/react/16/solid';
import { useState, type ReactNode, type RefObject } from 'react';
import type { DecisionOutcome } from '@/components/activity/model/activity-history';
import type { ReviewRow } from '@/components/activity/model/review';
import { daysText, waitingDays } from '@/components/activity/model/review-rows';
import { EvidencePreview } from '@/components/activity/shared/evidence-preview';
import { Badge, StatusBadge } from '@/components/page/status-badge';
import { Button, cornerLinkClass } from '@/components/ui/button';
import { now, type Change } from '@/lib/store/record';
import { DeskDetails } from './desk-details';
import { DeskFacts } from './desk-facts';
import { DeskForm } from './desk-form';
import type { ReviewContent } from './use-review-queue';

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
            <DeskDetails row={row} content={content} onDeleted={() => onShow(after?.key)} />
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
