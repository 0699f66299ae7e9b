import { ArrowDownTrayIcon } from '@heroicons/react/20/solid';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  PrintButton,
  PrintSheet,
  useDocumentStyle,
  useIsPrinting,
} from '@/components/print/print-sheet';
import { Button } from '@/components/ui/button';
import { htmlFile } from '@/lib/file/html-file';
import { dayOf } from '@/lib/time/day';
import { saveMade } from '@/lib/toast/save-made';
import { isComparable, type ComparisonReport } from '@/components/integrity/model/report';
import { ReportDocument } from '@/components/integrity/report/report-document';

/** The look of a report on paper and in its file, without a class of the site. */
const reportStyle = `
.comparison { color: #1a2024; font-family: var(--font-sans, system-ui, sans-serif); font-variant-numeric: tabular-nums; line-height: 1.45; overflow-wrap: anywhere; text-align: start; }
.comparison * { margin: 0; padding: 0; box-sizing: border-box; }
.comparison :is(h1, h2, h3) { color: #0b5563; font-weight: 680; line-height: 1.2; break-after: avoid; }
.comparison h1 { font-size: 2em; }
.comparison h2 { margin: 1.6em 0 0.5em; font-size: 1.4em; }
.comparison h3 { margin: 1.4em 0 0.3em; font-size: 1.1em; }
.comparison p { margin-top: 0.5em; max-width: 46em; }
.comparison ul { margin-top: 0.5em; padding-inline-start: 1.3em; list-style: disc; }
.comparison table { width: calc(100% - 1px); margin-top: 0.6em; border-collapse: collapse; table-layout: fixed; }
.comparison caption { padding-bottom: 0.3em; text-align: start; color: #565e64; }
.comparison :is(th, td) { border: 1px solid #c9c2b1; padding: 0.4em 0.6em; text-align: start; vertical-align: top; font-weight: 400; }
.comparison thead th { font-weight: 600; }
.comparison tr { break-inside: avoid; }
.comparison mark { background: #ffebd1; color: inherit; }
.comparison .comparison-muted { color: #565e64; }
`;

interface ReportActionsProps {
  report: ComparisonReport;
  onBack: () => void;
}

/** Prints a report, or saves it as a file. */
export function ReportActions({ report, onBack }: ReportActionsProps) {
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
      <Button onClick={onBack}>Compare other files</Button>
      <PrintSheet title={name}>
        {(isPrinting || isSaving) && <ReportDocument report={report} ref={sheet} />}
      </PrintSheet>
    </div>
  );
}

/** Saves the HTML of a report as one file. */
async function saveReport(title: string, content: string, name: `${string}.html`): Promise<void> {
  saveMade(
    await htmlFile({
      title: `Shared passages: ${title}`,
      content,
      style: reportStyle,
      width: '60rem',
    }),
    name,
  );
}
