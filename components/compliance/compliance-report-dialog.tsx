'use client';

import { ArrowDownTrayIcon, PrinterIcon } from '@heroicons/react/20/solid';
import { useState } from 'react';
import { useIsPrinting } from '@/components/print/use-is-printing';
import { ToastRegion } from '@/components/page/toast-region';
import { PaperField, PrintSheet, type Paper } from '@/components/print/print-sheet';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ChoiceField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import { formatCount } from '@/lib/text/count';
import { saveMade } from '@/lib/toast/save-made';
import { ComplianceSheet } from './compliance-sheet';
import { complianceToCsv, type ComplianceReport } from './model/compliance-export';

const details = [
  { value: 'line', text: 'One line a student' },
  { value: 'whole', text: 'Everything that is missing' },
];

/** The students that the page shows, to be printed or saved as a table. */
export function ComplianceReportDialog({ onClose, ...report }: ComplianceReport & LazyDialogProps) {
  const { found, asOf, query } = report;
  const { section } = query;
  const [paper, setPaper] = useState<Paper>('a4');
  const [detail, setDetail] = useState('line');
  const isPrinting = useIsPrinting();
  const name = `compliance-${asOf}`;
  return (
    <Dialog title="Print or save the compliance list" onClose={onClose}>
      <div className="grid gap-4">
        <p>
          The list has the{' '}
          {found.length === 1 ? '1 student' : `${formatCount(found.length)} students`} that the page
          shows now
          {section !== null && (
            <>
              {' '}
              of <bdi>{section}</bdi>
            </>
          )}
          .
        </p>
        <p className="text-muted">
          It names students. Show it only to those who may see their records.
        </p>
        <div className="flex flex-wrap items-end gap-2.5">
          <ChoiceField
            id="compliance-detail"
            label="Detail"
            options={details}
            value={detail}
            onChange={({ target }) => setDetail(target.value)}
          />
          <PaperField id="compliance-paper" paper={paper} onChange={setPaper} />
          <Button variant="primary" onClick={() => window.print()}>
            <PrinterIcon className="size-5" aria-hidden="true" />
            Print or save as PDF
          </Button>
          <Button
            onClick={() => saveMade(complianceToCsv({ rows: found, section, asOf }), `${name}.csv`)}
          >
            <ArrowDownTrayIcon className="size-5" aria-hidden="true" />
            Download CSV
          </Button>
        </div>
      </div>
      <PrintSheet title={name} paper={paper}>
        {isPrinting && <ComplianceSheet {...report} isWhole={detail === 'whole'} />}
      </PrintSheet>
      <ToastRegion placement="dialog" />
    </Dialog>
  );
}
