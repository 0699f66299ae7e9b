import { ArrowDownTrayIcon } from '@heroicons/react/20/solid';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PrintButton } from '@/components/print/print-button';
import { PrintSheet } from '@/components/print/print-sheet';
import { useDocumentStyle } from '@/components/print/use-document-style';
import { useIsPrinting } from '@/components/print/use-is-printing';
import { Button } from '@/components/ui/button';
import { dayOf } from '@/lib/time/day';
import { isComparable, type ComparisonReport } from '../model/report/report';
import { reportStyle } from '../model/report/report-style';
import { ReportDocument } from '../report/document/report-document';
import { KeepButton } from './keep-button';
import { saveReport } from './report-output';

interface ReportActionsProps {
  report: ComparisonReport;
  /** The id of its assignment, if it has one. */
  assignment: string | undefined;
  /** The id of its record, if it was stored. */
  storedAs: string | undefined;
  onStored: (id: string) => void;
  onBack: () => void;
}

/** Prints a report, saves it as a file, or stores it with its assignment. */
export function ReportActions(props: ReportActionsProps) {
  const { report, assignment, storedAs, onStored, onBack } = props;
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
          <PrintButton />
          <Button onClick={() => void save()}>
            <ArrowDownTrayIcon className="size-5" aria-hidden="true" />
            Download HTML file
          </Button>
        </>
      )}
      {assignment && !report.isInvented && isComparable(report) && (
        <KeepButton {...{ report, assignment, storedAs, onStored }} />
      )}
      <Button onClick={onBack}>Compare other files</Button>
      <PrintSheet title={name} paper="a4">
        {(isPrinting || isSaving) && <ReportDocument report={report} ref={sheet} />}
      </PrintSheet>
    </div>
  );
}
