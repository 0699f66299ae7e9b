import { formatCount } from '@/lib/text/count';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import type { ComparisonProgress as Progress } from './use-comparison';

const labels = { reading: 'Reading the files', comparing: 'Comparing the texts' } as const;

/** The parts of a progress bar have a name of their own in each engine. */
const barClass =
  'block h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand forced-colors:appearance-auto';

interface ComparisonProgressProps {
  progress: Progress;
  onCancel: () => void;
}

/** How far a comparison is, with a button to cancel it. */
export function ComparisonProgress({ progress, onCancel }: ComparisonProgressProps) {
  const id = useId();
  const { step, done, total } = progress;
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="text-note font-semibold">
        {labels[step]}
        {step === 'reading' && `: ${formatCount(done)} of ${formatCount(total)}`}
      </label>
      <progress id={id} value={done} max={Math.max(total, 1)} className={barClass} />
      <div className="mt-1">
        <Button autoFocus onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
