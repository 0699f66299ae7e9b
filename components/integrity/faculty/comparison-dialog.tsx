'use client';

import { useEffect, useId, useRef } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { OwnAssignment } from '@/lib/store/use-list';
import { formatCount } from '@/lib/text/count';
import { ReportView } from '@/components/integrity/report/report-view';
import {
  useComparison,
  type ComparisonProgress,
} from '@/components/integrity/report/use-comparison';
import { ComparisonSetup } from './comparison-setup';
import { ReportActions } from './report-actions';

interface ComparisonDialogProps extends LazyDialogProps {
  /** Left out for texts that belong to no assignment of the page. */
  assignment?: OwnAssignment;
}

/** Compares the texts handed in for an assignment, or any others: their choice, then the progress, then the report. */
export function ComparisonDialog({ assignment, onClose }: ComparisonDialogProps) {
  const { report, progress, show, cancel, start, startInvented } = useComparison({
    name: assignment?.name ?? 'Comparison of texts',
    assignment: assignment ? wordingOf(assignment) : '',
  });
  const setup = useRef<HTMLDivElement>(null);
  const isSetup = report === null && progress === null;
  useEffect(() => {
    if (isSetup) restoreFocus(() => setup.current);
  }, [isSetup]);
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <Dialog
      title={assignment ? `Compare texts: ${assignment.name}` : 'Compare texts'}
      wide
      steady
      onClose={close}
    >
      {progress && <Progress progress={progress} onCancel={cancel} />}
      {report && (
        <ReportView
          report={report}
          actions={<ReportActions report={report} onBack={() => show(null)} />}
        />
      )}
      {/* Hidden rather than removed, so that the chosen files are still there afterwards. */}
      <div ref={setup} tabIndex={-1} hidden={!isSetup} className="outline-none">
        <ComparisonSetup
          assignment={assignment}
          onStart={(inputs) => void start(inputs)}
          onInvented={() => void startInvented()}
        />
      </div>
      <ToastRegion placement="dialog" />
    </Dialog>
  );
}

/** The assignment's wording. */
const wordingOf = ({ name, instructions, description }: OwnAssignment) =>
  [name, instructions ?? description].filter(Boolean).join('\n');

const labels = { reading: 'Reading the files', comparing: 'Comparing the texts' } as const;

/** The parts of a progress bar have a name of their own in each engine. */
const barClass =
  'block h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand forced-colors:appearance-auto';

interface ProgressProps {
  progress: ComparisonProgress;
  onCancel: () => void;
}

/** The progress of a comparison, with a button to cancel it. */
function Progress({ progress, onCancel }: ProgressProps) {
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
