import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { formatCount } from '../model/report/report';
import type { ComparisonProgress as Progress } from './use-comparison';

const labels = { reading: 'Reading the files', comparing: 'Comparing the texts' } as const;

/** How far a comparison is, with a button to cancel it. */
export function ComparisonProgress({
  progress,
  onCancel,
}: {
  progress: Progress;
  onCancel: () => void;
}) {
  const id = useId();
  const { step, done, total } = progress;
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="text-note font-semibold">
        {labels[step]}
        {step === 'reading' && `: ${formatCount(done)} of ${formatCount(total)}`}
      </label>
      <progress id={id} value={done} max={Math.max(total, 1)} className="w-full accent-brand" />
      <div>
        <Button autoFocus onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
