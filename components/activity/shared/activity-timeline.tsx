import { ShieldCheckIcon } from '@heroicons/react/16/solid';
import type { ActivityField } from '@/components/activity/model/activity-form';
import {
  activityLabels,
  stepLabels,
  type Step,
} from '@/components/activity/model/activity-history';
import { formatAt } from '@/components/activity/model/activity-state';
import { type Signers, sourceText } from '@/components/activity/model/decision-source';
import { WrittenText } from '@/components/page/written-text';
import { formatDay } from '@/lib/time/date';

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
export function DecisionSource({ step, signers }: DecisionSourceProps) {
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
export function ActivityTimeline({ steps, signers }: { steps: readonly Step[]; signers: Signers }) {
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
