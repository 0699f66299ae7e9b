import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import { Button } from '@/components/ui/button';
import { useAnnounced } from '@/components/ui/use-announced';

interface PassageStepperProps {
  /** From 0. */
  current: number;
  count: number;
  /** The length and the pages of the passage. */
  text: string;
  onChoose: (index: number) => void;
}

/** Goes from passage to passage. */
export function PassageStepper({ current, count, text, onChoose }: PassageStepperProps) {
  const title = `Passage ${current + 1} of ${count}: ${text}`;
  useAnnounced(title);
  return (
    <div className="flex items-center gap-3">
      <Button
        variant="icon"
        aria-label="Previous passage"
        aria-disabled={current === 0}
        onClick={() => onChoose(Math.max(0, current - 1))}
        className="shrink-0"
      >
        <ChevronLeftIcon className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
      <p className="text-note">{title}</p>
      <Button
        variant="icon"
        aria-label="Next passage"
        aria-disabled={current >= count - 1}
        onClick={() => onChoose(Math.min(count - 1, current + 1))}
        className="shrink-0"
      >
        <ChevronRightIcon className="size-5 rtl:-scale-x-100" aria-hidden="true" />
      </Button>
    </div>
  );
}
