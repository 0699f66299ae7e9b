'use client';

import { useState } from 'react';
import { PrintOrSaveDialog } from '@/components/print/print-or-save-dialog';
import { ChoiceField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
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
  const name = `compliance-${asOf}`;
  const [detail, setDetail] = useState('line');
  return (
    <PrintOrSaveDialog
      title="Print or save the compliance list"
      name={name}
      save={() => saveMade(complianceToCsv({ rows: found, section, asOf }), `${name}.csv`)}
      sheet={<ComplianceSheet {...report} isWhole={detail === 'whole'} />}
      choice={
        <ChoiceField
          id="compliance-detail"
          label="Detail"
          options={details}
          value={detail}
          onChange={({ target }) => setDetail(target.value)}
        />
      }
      onClose={onClose}
    >
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
    </PrintOrSaveDialog>
  );
}
