'use client';

import { useMemo, useState } from 'react';
import { noSection, recordReport, reportToCsv } from '@/components/activity/model/record-report';
import { sectionsOf } from '@/components/activity/model/register';
import { PrintOrSaveDialog } from '@/components/print/print-or-save-dialog';
import { ChoiceField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { saveMade } from '@/lib/toast/save-made';
import { ReportTable } from './report-table';
import { ReportBasis, ReportNote } from './report-text';
import { useReviewQueue, type ReviewContent } from './use-review-queue';

const title = 'Record report';

/** A summary of the records by category and status, to be printed or saved; small groups are not in it. */
export function ReportDialog({ onClose, ...review }: ReviewContent & LazyDialogProps) {
  const rows = useReviewQueue(review);
  const sections = sectionsOf(review.students);
  const isDivided = sections.length > 1;
  const [section, setSection] = useState(isDivided ? sections[0] : undefined);
  const { categories } = review;
  const report = useMemo(
    () => recordReport(rows, categories, new Date(), section),
    [rows, categories, section],
  );
  const day = report.asOf.slice(0, 10);
  const part = section === undefined ? '' : `-${section.replace(/[^\p{L}\p{N}]+/gu, '-')}`;
  const content = (
    <>
      <ReportBasis {...report} />
      <ReportTable lines={report.lines} caption={title} />
      <ReportNote report={report} />
    </>
  );
  return (
    <PrintOrSaveDialog
      {...{ title, onClose }}
      name={`${title} ${day}`}
      save={() => saveMade(reportToCsv(report), `record-report${part}-${day}.csv`)}
      sheet={
        <article className="grid gap-[1.4em] leading-[1.45]">
          <h1 className="font-display text-[2.4em] leading-[1.05] font-[680] tracking-[-0.03em] text-brand">
            {title}
          </h1>
          {content}
        </article>
      }
      wide
    >
      {isDivided && (
        <ChoiceField
          id="report-section"
          label="Section"
          options={[...sections, noSection].map((text) => ({ value: text, text }))}
          value={section}
          onChange={(event) => setSection(event.target.value)}
        />
      )}
      {content}
    </PrintOrSaveDialog>
  );
}
