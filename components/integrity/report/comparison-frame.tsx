import { useState, type ReactNode } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import { CloseQuestion } from './close-question';
import { ComparisonProgress } from './comparison-progress';
import { ReportView } from './report-view';
import type { useComparison } from './use-comparison';

interface ComparisonFrameProps {
  title: string;
  comparison: ReturnType<typeof useComparison>;
  /** Whether the report can be opened again later. */
  isStored?: boolean;
  /** What can be done with the report. */
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
  // What is asked is about one report: another one is asked about again.
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
