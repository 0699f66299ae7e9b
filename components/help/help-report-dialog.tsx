'use client';

import { ArrowDownTrayIcon, PrinterIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { PaperField, PrintSheet, type Paper } from '@/components/print/print-sheet';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import { saveMade } from '@/lib/toast/save-made';
import { HelpSheet } from './help-sheet';
import { useIsPrinting } from '@/components/print/use-is-printing';
import { formatCount } from '@/lib/text/count';
import { helpToCsv, type HelpReport } from './model/help-export';

/** The students that the page shows, to be printed or saved as a table. */
export function HelpReportDialog({ onClose, ...report }: HelpReport & LazyDialogProps) {
  const { rows, asOf } = report;
  const [paper, setPaper] = useState<Paper>('a4');
  const isPrinting = useIsPrinting();
  const name = `who-needs-help-${asOf}`;
  return (
    <Dialog title="Print or save the list" onClose={onClose}>
      <div className="grid gap-4">
        <p>
          The list has the{' '}
          {rows.length === 1 ? '1 student' : `${formatCount(rows.length)} students`} that the page
          shows now
          {report.section !== null && (
            <>
              {' '}
              of <bdi>{report.section}</bdi>
            </>
          )}
          , with the reasons and the date of the last contact. Your notes are not in it.
        </p>
        <p className="text-muted">
          It names students. Show it only to those who may see their figures.
        </p>
        <div className="flex flex-wrap items-end gap-2.5">
          <PaperField id="help-paper" paper={paper} onChange={setPaper} />
          <Button variant="primary" onClick={() => window.print()}>
            <PrinterIcon className="size-5" aria-hidden="true" />
            Print or save as PDF
          </Button>
          <Button onClick={() => saveMade(helpToCsv(report), `${name}.csv`)}>
            <ArrowDownTrayIcon className="size-5" aria-hidden="true" />
            Download CSV
          </Button>
        </div>
      </div>
      <PrintSheet title={name} paper={paper}>
        {isPrinting && <HelpSheet {...report} />}
      </PrintSheet>
      <ToastRegion placement="dialog" />
    </Dialog>
  );
}
