import { ArchiveBoxArrowDownIcon, ArrowDownTrayIcon, PrinterIcon } from '@heroicons/react/20/solid';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PrintSheet } from '@/components/print/print-sheet';
import { useDocumentStyle } from '@/components/print/use-document-style';
import { useIsPrinting } from '@/components/print/use-is-printing';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/lib/browser/save-file';
import { htmlFile } from '@/lib/file/html-file';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { dayOf } from '@/lib/time/day';
import { showToast } from '@/lib/toast/toast';
import type { ComparisonReport } from '../model/report/report';
import { reportPageStyle, reportStyle } from '../model/report/report-style';
import { ReportTooLarge, storeReportChanges } from '../model/report/stored-comparison';
import { ReportDocument } from '../report/report-document';

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
export function ReportActions({
  report,
  assignment,
  isStored,
  onStored,
  onBack,
}: ReportActionsProps) {
  const [isSaving, setIsSaving] = useState(false);
  const isPrinting = useIsPrinting();
  const sheet = useRef<HTMLElement>(null);
  useDocumentStyle(reportStyle);
  const name = `comparison-${dayOf(new Date(report.at))}`;
  const save = async () => {
    flushSync(() => setIsSaving(true));
    const content = sheet.current?.outerHTML ?? '';
    setIsSaving(false);
    const style = `${reportStyle}${reportPageStyle}`;
    saveFile(
      await htmlFile({ title: `Shared passages: ${report.name}`, content, style }),
      `${name}.html`,
    );
    showToast(`${name}.html was made on this device and given to your browser to save.`);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" onClick={() => window.print()}>
        <PrinterIcon className="size-5" aria-hidden="true" />
        Print or save as PDF
      </Button>
      <Button onClick={() => void save()}>
        <ArrowDownTrayIcon className="size-5" aria-hidden="true" />
        Download HTML file
      </Button>
      {assignment && !isStored && !report.isInvented && (
        <Button onClick={() => void store(report, assignment, onStored)}>
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

async function store(
  report: ComparisonReport,
  assignment: string,
  onStored: () => void,
): Promise<void> {
  try {
    const changes = await storeReportChanges(assignment, report);
    await writeWithUndo(changes, 'The report is saved on this device, with the assignment.');
    onStored();
  } catch (error) {
    // A failed write has already shown a toast.
    if (error instanceof ReportTooLarge)
      showToast('This report is too large to be stored here. Download it as an HTML file.', {
        urgent: true,
      });
  }
}
