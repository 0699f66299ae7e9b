import type { ReactNode } from 'react';
import { originLabel } from '@/components/activity/model/activity';
import {
  activityLabels,
  decisionOf,
  stepLabels,
  type Step,
} from '@/components/activity/model/activity-history';
import { formatAt } from '@/components/activity/model/activity-state';
import { type Signers, sourceText } from '@/components/activity/model/decision-source';
import { FactList, type Fact } from '@/components/page/fact-list';
import { StatusBadge } from '@/components/page/status-badge';
import { WrittenText } from '@/components/page/written-text';
import { cornerLinkClass } from '@/components/ui/button';
import type { Activity } from '@/lib/activity/activity';
import { formatDay } from '@/lib/time/date';
import { EvidenceView } from './evidence-view';
import { ShieldCheckIcon } from '@heroicons/react/16/solid';
import type { ActivityField } from '@/components/activity/model/activity-form';

const dotClasses: Partial<Record<Step['what'], string>> = {
  approved: 'bg-approved',
  rejected: 'bg-rejected',
  returned: 'bg-pending',
  withdrawn: 'bg-control',
};

interface DecisionSourceProps {
  step: Pick<Step, 'source'>;
  signers: Signers;
}

/** For a decision imported from a file: where it came from and whether it was signed. */
function DecisionSource({ step, signers }: DecisionSourceProps) {
  const text = sourceText(step, signers);
  if (!text) return null;
  const signed = text.startsWith('signed');
  return (
    <p className={signed ? 'text-approved' : 'text-muted'}>
      {signed && <ShieldCheckIcon className="-mt-0.5 me-1 inline size-4" aria-hidden="true" />}
      {text}
    </p>
  );
}

/** The history of an activity, oldest first. */
function ActivityTimeline({ steps, signers }: { steps: readonly Step[]; signers: Signers }) {
  return (
    <ol className="relative grid gap-4 ps-5 text-note before:absolute before:inset-y-2 before:start-[3.5px] before:w-px before:bg-line">
      {steps.map((step, index) => (
        <li key={`${step.at} ${index}`} className="relative">
          <span
            aria-hidden="true"
            className={`absolute -start-5 top-1.5 size-2 rounded-full ${dotClasses[step.what] ?? 'bg-brand'}`}
          />
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{stepLabels[step.what]}</span>
            <time dateTime={step.at} className="text-muted">
              {formatAt(step.at)}
            </time>
          </p>
          {step.by && (
            <p className="text-muted">
              by <bdi>{step.by}</bdi>
            </p>
          )}
          <DecisionSource step={step} signers={signers} />
          {step.reason && <WrittenText className="mt-0.5 wrap-anywhere">{step.reason}</WrittenText>}
          {step.changed && <Changes changed={step.changed} />}
        </li>
      ))}
    </ol>
  );
}

function Changes({ changed }: { changed: NonNullable<Step['changed']> }) {
  const show = (field: ActivityField, value: string) =>
    value === '' ? 'nothing' : field === 'date' ? formatDay(value) : `“${value}”`;
  return (
    <ul className="mt-0.5 grid gap-0.5">
      {changed.map(({ field, from, to }) => (
        <li key={field} dir="auto" className="wrap-anywhere text-muted">
          {activityLabels[field]}: from {show(field, from)} to {show(field, to)}
        </li>
      ))}
    </ul>
  );
}

interface ActivityRecordProps {
  activity: Partial<Activity> & Pick<Activity, 'status'>;
  steps: readonly Step[];
  signers?: Signers;
  /** Facts shown first, such as the student. */
  first?: readonly Fact[];
  /** Its place, in the words of its row. */
  line?: string | null;
  /** True in a part of the page that is folded as a whole; otherwise history and checksum are. */
  isFolded?: boolean;
  /** The steps and what can be done now, below the status. */
  children?: ReactNode;
}

/** Everything recorded about an activity: status and reason, facts, evidence and history. */
export function ActivityRecord(props: ActivityRecordProps) {
  const { activity, steps, signers = new Map(), first = [], isFolded = false, children } = props;
  const label = props.line ?? originLabel(activity);
  const facts = [
    ...first,
    { term: 'Category', value: activity.category },
    { term: 'Level', value: activity.level },
    { term: 'Hours', value: activity.hours },
    { term: activityLabels.issuer, value: activity.issuer },
    { term: 'Date', value: activity.date && formatDay(activity.date) },
    { term: 'Credits', value: activity.credits },
    { term: 'Proof', value: activity.proof },
    { term: 'Date added', value: activity.dateAdded && formatDay(activity.dateAdded) },
  ].filter(({ value }) => value != null && value !== '');
  const more = (
    <section className="grid gap-2 text-note">
      <h3 className="text-note">History</h3>
      {steps.length > 0 ? (
        <ActivityTimeline steps={steps} signers={signers} />
      ) : (
        <p className="text-muted">Nothing is recorded on this device.</p>
      )}
      {activity.evidence && (
        <p className="text-small break-all text-muted">SHA-256 {activity.evidence.sha256}</p>
      )}
    </section>
  );
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={activity.status} />
          {label && <span className="text-small text-muted">{label}</span>}
        </p>
        <Decision decision={decisionOf(steps)} signers={signers} said={props.line} />
      </div>
      {children}
      <FactList facts={facts} />
      {activity.note && (
        <section className="grid gap-1.5">
          <h3 className="text-note">Note</h3>
          <WrittenText className="text-note whitespace-pre-line wrap-anywhere">
            {activity.note}
          </WrittenText>
        </section>
      )}
      <section className="grid gap-1.5">
        <h3 className="text-note">Evidence</h3>
        {activity.evidence ? (
          <EvidenceView evidence={activity.evidence} />
        ) : (
          <p className="text-note text-muted">No file on this device.</p>
        )}
      </section>
      {isFolded ? (
        more
      ) : (
        <details>
          <summary className={`${cornerLinkClass} cursor-pointer`}>Details</summary>
          <div className="mt-2">{more}</div>
        </details>
      )}
    </div>
  );
}

interface DecisionProps {
  decision: Step | null;
  signers: Signers;
  /** The text above it. A reason in it is not repeated. */
  said: string | null | undefined;
}

function Decision({ decision, signers, said }: DecisionProps) {
  if (!decision) return null;
  return (
    <div className="border-s-2 border-control ps-3 text-note">
      <p className="text-muted">
        {stepLabels[decision.what]}
        {decision.by && (
          <>
            {' '}
            by <bdi>{decision.by}</bdi>
          </>
        )}
        , {formatAt(decision.at)}
      </p>
      <DecisionSource step={decision} signers={signers} />
      {decision.reason && !said?.startsWith(decision.reason) && (
        <WrittenText className="mt-0.5 wrap-anywhere">{decision.reason}</WrittenText>
      )}
    </div>
  );
}
