import { buttonClass, Button } from '@/components/ui/button';
import { LazyDialogButton } from '@/components/ui/lazy-dialog-button';
import { importWithRetry } from '@/lib/browser/new-release';
import type { ResultsProps } from './results-props';

const loadWorking = async () => (await import('./working-dialog')).WorkingDialog;
const loadTarget = async () => (await import('./target-dialog')).TargetDialog;

/** What can be done with the results. */
export function ResultActions({ results, grading, comingCredits }: ResultsProps) {
  const save = async () => {
    const loaded = await importWithRetry(() => import('./save-results'));
    loaded?.saveResults(results, grading);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <LazyDialogButton
        load={loadWorking}
        props={{ results, grading }}
        name="working"
        className={buttonClass()}
      >
        How it is calculated
      </LazyDialogButton>
      <LazyDialogButton
        load={loadTarget}
        props={{ results, grading, comingCredits }}
        name="target"
        label="What do I need for my target?"
        className={buttonClass()}
      >
        What do I need?
      </LazyDialogButton>
      <Button className="no-js:hidden" onClick={() => void save()}>
        Download CSV
      </Button>
    </div>
  );
}
