import { ArchiveBoxArrowDownIcon, ArrowDownTrayIcon, PrinterIcon } from '@heroicons/react/20/solid';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PrintSheet } from '@/components/print/print-sheet';
import { useDocumentStyle } from '@/components/print/use-document-style';
import { useIsPrinting } from '@/components/print/use-is-printing';
import { Button } from '@/components/ui/button';
import { dayOf } from '@/lib/time/day';
import { isComparable, type ComparisonReport } from '../model/report/report';
import { reportStyle } from '../model/report/report-style';
import { ReportDocument } from '../report/document/report-document';
import { keepReport, saveReport } from './report-output';

interface ReportActionsProps {
  report: ComparisonReport;
  /** The id of its assignment, if it has one. */
  assignment: string | null;
  /** Whether it is stored already. */
  isStored: boolean;
  onStored: () => void;
  onBack: () => void;
}

/** Prints a report, saves it as a file, or stores it with its assignment. */
export function ReportActions(props: ReportActionsProps) {
  const { report, assignment, isStored, onStored, onBack } = props;
  const [isSaving, setIsSaving] = useState(false);
  const isPrinting = useIsPrinting();
  const sheet = useRef<HTMLElement>(null);
  useDocumentStyle(reportStyle);
  const name = `comparison-${dayOf(new Date(report.at))}`;
  const save = async () => {
    flushSync(() => setIsSaving(true));
    const content = sheet.current?.outerHTML ?? '';
    setIsSaving(false);
    await saveReport(report.name, content, `${name}.html`);
  };
  return (
    <div className="grid gap-2 sm:flex sm:flex-wrap">
      {isComparable(report) && (
        <>
          <Button variant="primary" onClick={() => window.print()}>
            <PrinterIcon className="size-5" aria-hidden="true" />
            Print or save as PDF
          </Button>
          <Button onClick={() => void save()}>
            <ArrowDownTrayIcon className="size-5" aria-hidden="true" />
            Download HTML file
          </Button>
        </>
      )}
      {assignment && !isStored && !report.isInvented && isComparable(report) && (
        <Button onClick={() => void keepReport(report, assignment, onStored)}>
          <ArchiveBoxArrowDownIcon className="size-5" aria-hidden="true" />
          Keep with the assignment
        </Button>
      )}
      <Button onClick={onBack}>Compare other files</Button>
      <PrintSheet title={name} paper="a4">
        {(isPrinting || isSaving) && <ReportDocument report={report} ref={sheet} />}
      </PrintSheet>
    </div>
  );
}
