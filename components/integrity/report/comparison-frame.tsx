import { useState, useId, type ReactNode } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import { formatCount } from '@/lib/text/count';
import { ReportView } from './report-view';
import type { useComparison, ComparisonProgress as Progress } from './use-comparison';

interface ComparisonFrameProps {
  title: string;
  comparison: ReturnType<typeof useComparison>;
  /** True if the report can be opened again later. */
  isStored?: boolean;
  /** The buttons for the report. */
  actions: ReactNode;
  onClose: () => void;
  /** The choice of texts. */
  children: ReactNode;
}

/** The dialog of a comparison: the choice of texts, then the progress, then the report. Closing it cancels. */
export function ComparisonFrame({
  title,
  comparison: { report, progress, cancel, choose },
  isStored = false,
  actions,
  onClose,
  children,
}: ComparisonFrameProps) {
  const close = () => {
    cancel();
    onClose();
  };
  // The question is about one report: another one is asked about again.
  const [asked, setAsked] = useState<typeof report>(null);
  const isLost = report !== null && !report.isInvented && !isStored;
  const isAsking = isLost && asked === report;
  const mayClose = () => {
    if (isLost) setAsked(report);
    return !isLost || isAsking;
  };
  return (
    <Dialog title={title} wide steady mayClose={mayClose} onClose={close}>
      {isAsking && <CloseQuestion onStay={() => setAsked(null)} />}
      {progress && !report && <ComparisonProgress progress={progress} onCancel={cancel} />}
      {report && (
        <ReportView
          report={report}
          isBusy={progress !== null}
          onChoice={(choice) => void choose(choice)}
          actions={actions}
        />
      )}
      {children}
      <ToastRegion placement="dialog" />
    </Dialog>
  );
}

/** Asks before a report that is not saved is closed. */
function CloseQuestion({ onStay }: { onStay: () => void }) {
  const close = useCloseDialog();
  return (
    <div
      role="group"
      aria-labelledby="close-question"
      className="sticky top-0 z-10 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-pending-fill p-3 text-note"
    >
      <p id="close-question" className="font-semibold">
        Close this report? It is not saved on this device.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button autoFocus onClick={onStay}>
          Stay
        </Button>
        <Button onClick={close}>Close the report</Button>
      </div>
    </div>
  );
}

const labels = { reading: 'Reading the files', comparing: 'Comparing the texts' } as const;

/** The parts of a progress bar have a name of their own in each engine. */
const barClass =
  'block h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand forced-colors:appearance-auto';

interface ComparisonProgressProps {
  progress: Progress;
  onCancel: () => void;
}

/** The progress of a comparison, with a button to cancel it. */
function ComparisonProgress({ progress, onCancel }: ComparisonProgressProps) {
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
