'use client';

import {
  activitiesToCsv,
  activitiesToJson,
  exportRow,
} from '@/components/activity/model/activity-export';
import type { ReviewStudent } from '@/components/activity/model/review';
import { signersOf } from '@/components/activity/model/decision-source';
import { Button } from '@/components/ui/button';
import { Dialog, useCloseDialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import type { Activity } from '@/lib/activity/activity';
import type { OwnActivity } from '@/lib/store/use-list';
import { dayOf } from '@/lib/time/day';
import { saveMade } from '@/lib/toast/save-made';

/** The filtered and sorted rows of every page, and the college's own records. */
export interface ExportedActivities {
  rows: readonly OwnActivity[];
  published: readonly Activity[];
  student: ReviewStudent;
  /** The published keys that can verify signed decisions. */
  keys: readonly FacultyKey[];
}

const forms = {
  csv: { name: 'CSV', use: 'a table for spreadsheets', write: activitiesToCsv },
  json: { name: 'JSON', use: 'for programs', write: activitiesToJson },
} as const;

/** Exports the filtered activities as CSV or JSON. */
export function ExportDialog({ onClose, ...exported }: ExportedActivities & LazyDialogProps) {
  const { length } = exported.rows;
  const count = `${length} ${length === 1 ? 'activity' : 'activities'}`;
  return (
    <Dialog title="Export activities" onClose={onClose}>
      <p>
        {count}, filtered and sorted as in the table, from all of its pages. Dates are written as
        year, month and day.
      </p>
      <Forms {...exported} />
    </Dialog>
  );
}

function Forms({ rows, published, student, keys }: ExportedActivities) {
  const close = useCloseDialog();
  const save = async (form: keyof typeof forms) => {
    const records = new Map(published.map((record) => [record.id, record]));
    const signers = await signersOf(rows, student, keys);
    const content = forms[form].write(
      rows.map((row) => exportRow(row, records.get(row.id), signers)),
    );
    close();
    saveMade(content, `activities-${dayOf(new Date())}.${form}`);
  };
  return (
    <ul className="mt-4 grid gap-2 sm:grid-cols-2">
      {(['csv', 'json'] as const).map((form) => (
        <li key={form} className="grid gap-1">
          <Button
            variant={form === 'csv' ? 'primary' : 'plain'}
            onClick={() => void save(form)}
            aria-describedby={`export-${form}`}
          >
            Download {forms[form].name}
          </Button>
          <span id={`export-${form}`} className="text-center text-small text-muted">
            {forms[form].use}
          </span>
        </li>
      ))}
    </ul>
  );
}
