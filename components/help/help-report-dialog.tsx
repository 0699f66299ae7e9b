'use client';

import { PrintOrSaveDialog } from '@/components/print/print-or-save-dialog';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import { formatCount } from '@/lib/text/count';
import { saveMade } from '@/lib/toast/save-made';
import { HelpSheet } from './help-sheet';
import { helpToCsv, type HelpReport } from './model/help-export';

/** The students that the page shows, to be printed or saved as a table. */
export function HelpReportDialog({ onClose, ...report }: HelpReport & LazyDialogProps) {
  const { rows, section, asOf } = report;
  const name = `who-needs-help-${asOf}`;
  return (
    <PrintOrSaveDialog
      title="Print or save the list"
      name={name}
      save={() => saveMade(helpToCsv(report), `${name}.csv`)}
      sheet={<HelpSheet {...report} />}
      onClose={onClose}
    >
      <p>
        The list has the {rows.length === 1 ? '1 student' : `${formatCount(rows.length)} students`}{' '}
        that the page shows now
        {section !== null && (
          <>
            {' '}
            of <bdi>{section}</bdi>
          </>
        )}
        , with the reasons and the date of the last contact. Your notes are not in it.
      </p>
      <p className="text-muted">
        It names students. Show it only to those who may see their figures.
      </p>
    </PrintOrSaveDialog>
  );
}
