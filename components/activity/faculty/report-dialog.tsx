'use client';

import { ArrowDownTrayIcon, PrinterIcon } from '@heroicons/react/20/solid';
import { useMemo, useState } from 'react';
import { noSection, recordReport, reportToCsv } from '@/components/activity/model/record-report';
import { sectionsOf } from '@/components/activity/model/section';
import { ToastRegion } from '@/components/page/toast-region';
import { PaperField, PrintSheet, type Paper } from '@/components/print/print-sheet';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ChoiceField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import { saveMade } from '@/lib/toast/save-made';
import { ReportTable } from './report-table';
import { ReportBasis, ReportNote } from './report-text';
import { useReviewQueue, type ReviewContent } from './use-review-queue';

const title = 'Record report';

/** A summary of the records by category and status, to be printed or saved; small groups are not in it. */
export function ReportDialog({ onClose, ...content }: ReviewContent & LazyDialogProps) {
  const rows = useReviewQueue(content);
  const sections = sectionsOf(content.students);
  const isDivided = sections.length > 1;
  const [section, setSection] = useState(isDivided ? sections[0] : undefined);
  const { categories } = content;
  const report = useMemo(
    () => recordReport(rows, categories, new Date(), section),
    [rows, categories, section],
  );
  const [paper, setPaper] = useState<Paper>('a4');
  const day = report.asOf.slice(0, 10);
  const save = () => {
    const part = section === undefined ? '' : `-${section.replace(/[^\p{L}\p{N}]+/gu, '-')}`;
    saveMade(reportToCsv(report), `record-report${part}-${day}.csv`);
  };
  return (
    <Dialog title={title} onClose={onClose} wide>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isDivided && (
          <ChoiceField
            id="report-section"
            label="Section"
            options={[...sections, noSection].map((text) => ({ value: text, text }))}
            value={section}
            onChange={(event) => setSection(event.target.value)}
          />
        )}
        <ReportBasis {...report} />
        <ReportTable lines={report.lines} caption={title} />
        <ReportNote report={report} />
        <div className="flex flex-wrap items-end gap-2.5">
          <PaperField id="report-paper" paper={paper} onChange={setPaper} />
          <Button variant="primary" onClick={() => window.print()}>
            <PrinterIcon className="size-5" aria-hidden="true" />
            Print or save as PDF
          </Button>
          <Button onClick={save}>
            <ArrowDownTrayIcon className="size-5" aria-hidden="true" />
            Download CSV
          </Button>
        </div>
      </div>
      <PrintSheet title={`${title} ${day}`} paper={paper}>
        <article className="grid gap-[1.4em] leading-[1.45]">
          <h1 className="font-display text-[2.4em] leading-[1.05] font-[680] tracking-[-0.03em] text-brand">
            {title}
          </h1>
          <ReportBasis {...report} />
          <ReportTable lines={report.lines} caption={title} />
          <ReportNote report={report} />
        </article>
      </PrintSheet>
      <ToastRegion placement="dialog" />
    </Dialog>
  );
}
