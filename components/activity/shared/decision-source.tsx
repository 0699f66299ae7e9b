import { ShieldCheckIcon } from '@heroicons/react/16/solid';
import type { Step } from '@/components/activity/model/activity-history';
import { sourceText } from '@/components/activity/model/decision-source';
import type { FacultyKey } from '@/content/schema/faculty/key';

interface DecisionSourceProps {
  step: Pick<Step, 'source'>;
  keys: readonly FacultyKey[];
}

/** For a decision imported from a file: where it came from and whether it was signed. */
export function DecisionSource({ step, keys }: DecisionSourceProps) {
  const text = sourceText(step, keys);
  if (!text) return null;
  const signed = text.startsWith('signed');
  return (
    <p className={signed ? 'text-approved' : 'text-muted'}>
      {signed && <ShieldCheckIcon className="-mt-0.5 me-1 inline size-4" aria-hidden="true" />}
      {text}
    </p>
  );
}
