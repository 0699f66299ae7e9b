import { useMemo, useState, type ReactNode } from 'react';
import { filesById, type ComparisonReport } from '../model/report/report';
import type { ComparedPair, LeftOutChoice } from '../model/text';
import { PairView } from './pair/pair-view';
import { ReportOverview } from './report-overview';

interface ReportViewProps {
  report: ComparisonReport;
  /** Whether the texts are being compared again. */
  isBusy?: boolean;
  onChoice: (choice: LeftOutChoice) => void;
  actions?: ReactNode;
}

/** The result of a comparison: an overview, or one pair side by side. */
export function ReportView({ report, isBusy = false, onChoice, actions }: ReportViewProps) {
  const { pairs, leftOut } = report.comparison;
  const files = useMemo(() => filesById(report.files), [report]);
  const [last, setLast] = useState<ComparedPair | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen && last && pairs.includes(last))
    return (
      <PairView
        {...{ pair: last, pairs, files, leftOut }}
        onChoose={setLast}
        onBack={() => setIsOpen(false)}
      />
    );
  return (
    <ReportOverview
      {...{ report, files, isBusy, last, onChoice, actions }}
      onOpen={(pair) => {
        setLast(pair);
        setIsOpen(true);
      }}
    />
  );
}
