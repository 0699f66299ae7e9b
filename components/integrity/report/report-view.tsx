import { useMemo, useState } from 'react';
import { filesById } from '../model/report/report';
import type { ComparedPair } from '../model/text';
import { PairView } from './pair/pair-view';
import { ReportOverview, type ReportOverviewProps } from './report-overview';

/** The result of a comparison: an overview, or one pair side by side. */
export function ReportView(props: Omit<ReportOverviewProps, 'files' | 'last' | 'onOpen'>) {
  const { report } = props;
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
      {...{ ...props, files, last }}
      onOpen={(pair) => {
        setLast(pair);
        setIsOpen(true);
      }}
    />
  );
}
