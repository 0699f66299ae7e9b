'use client';

import { useEffect, useRef, useState } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { OwnAssignment } from '@/lib/store/use-list';
import type { ComparisonReport } from '../model/report/report';
import { ComparisonProgress } from '../report/comparison-progress';
import { ReportView } from '../report/report-view';
import { useComparison } from '../report/use-comparison';
import { ComparisonSetup } from './comparison-setup';
import { ReportActions } from './report-actions';
import { StoredComparisons } from './stored-comparisons';
import { wordingOf } from '../report/stored-input';

interface ComparisonDialogProps extends LazyDialogProps {
  /** Left out for texts that belong to no assignment of the page. */
  assignment?: OwnAssignment;
}

/** Compares the texts handed in for an assignment, or any others. */
export function ComparisonDialog({ assignment, onClose }: ComparisonDialogProps) {
  const { report, progress, show, cancel, start, startInvented, choose } = useComparison({
    name: assignment?.name ?? 'Comparison of texts',
    assignment: assignment ? wordingOf(assignment) : '',
  });
  const [stored, setStored] = useState<{ report: ComparisonReport; id: string } | null>(null);
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
      {progress && !report && <ComparisonProgress progress={progress} onCancel={cancel} />}
      {report && (
        <ReportView
          report={report}
          isBusy={progress !== null}
          onChoice={(choice) => void choose(choice)}
          actions={
            <ReportActions
              report={report}
              assignment={assignment?.id}
              storedAs={stored?.report === report ? stored.id : undefined}
              onStored={(id) => setStored({ report, id })}
              onBack={() => show(null)}
            />
          }
        />
      )}
      {/* Hidden rather than removed, so that the chosen files are still there afterwards. */}
      <div ref={setup} tabIndex={-1} hidden={!isSetup} className="outline-none">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {assignment && (
            <StoredComparisons
              assignment={assignment.id}
              onOpen={(opened, id) => {
                setStored({ report: opened, id });
                show(opened);
              }}
            />
          )}
          <ComparisonSetup
            assignment={assignment}
            onStart={(inputs) => void start(inputs)}
            onInvented={() => void startInvented()}
          />
        </div>
      </div>
      <ToastRegion placement="dialog" />
    </Dialog>
  );
}
