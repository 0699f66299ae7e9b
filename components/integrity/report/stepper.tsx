import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import { Button } from '@/components/ui/button';
import { useAnnounced } from '@/components/ui/use-announced';

interface StepperProps {
  /** The name of a step, in the singular. */
  noun: string;
  /** From 0. */
  current: number;
  count: number;
  /** More about the current one. */
  detail?: string;
  /** More that is announced but already visible; the first step is announced too. */
  announced?: string;
  onChoose: (index: number) => void;
}

/** Goes from one to the next of several. */
export function Stepper({ noun, current, count, detail, announced, onChoose }: StepperProps) {
  const title = [`${noun} ${current + 1} of ${count}`, detail].filter(Boolean).join(': ');
  useAnnounced([title, announced].filter(Boolean).join(': '), { first: announced !== undefined });
  if (count === 1) return <p className="text-note">{title}</p>;
  return (
    <div className="flex items-center gap-3">
      <Button
        variant="icon"
        aria-label={`Previous ${noun.toLowerCase()}`}
        aria-disabled={current === 0}
        onClick={() => onChoose(Math.max(0, current - 1))}
        className="shrink-0 aria-disabled:text-muted aria-disabled:opacity-60"
      >
        <ChevronLeftIcon className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
      <p className="min-w-0 text-note">{title}</p>
      <Button
        variant="icon"
        aria-label={`Next ${noun.toLowerCase()}`}
        aria-disabled={current >= count - 1}
        onClick={() => onChoose(Math.min(count - 1, current + 1))}
        className="shrink-0 aria-disabled:text-muted aria-disabled:opacity-60"
      >
        <ChevronRightIcon className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
    </div>
  );
}
