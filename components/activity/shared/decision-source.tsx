import { ShieldCheckIcon } from '@heroicons/react/16/solid';
import type { Step } from '@/components/activity/model/activity-history';
import { sourceText, type Signers } from '@/components/activity/model/decision-source';

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
