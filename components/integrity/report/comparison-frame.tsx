import type { ReactNode } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { Dialog } from '@/components/ui/dialog';
import { ComparisonProgress } from './comparison-progress';
import { ReportView } from './report-view';
import type { useComparison } from './use-comparison';

interface ComparisonFrameProps {
  title: string;
  comparison: ReturnType<typeof useComparison>;
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
  actions,
  onClose,
  children,
}: ComparisonFrameProps) {
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <Dialog title={title} wide steady onClose={close}>
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
