'use client';

import { useEffect, useRef, useState } from 'react';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { type ComparisonReport, countText } from '@/components/integrity/model/report';
import { ComparisonFrame } from '@/components/integrity/report/comparison-frame';
import { wordingOf } from '@/components/integrity/report/stored-input';
import { useComparison } from '@/components/integrity/report/use-comparison';
import { ComparisonSetup } from './comparison-setup';
import { ReportActions } from './report-actions';
import { Button } from '@/components/ui/button';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import { remove } from '@/lib/store/record';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { showToast } from '@/lib/toast/toast';
import {
  readReportFile,
  type StoredComparison,
} from '@/components/integrity/model/stored-comparison';

interface StoredComparisonRowProps {
  stored: StoredComparison;
  onOpen: (report: ComparisonReport, id: string) => void;
}

/** A saved report, to be opened or deleted. */
function StoredComparisonRow({ stored, onOpen }: StoredComparisonRowProps) {
  const when = formatMinute(minuteOf(stored.at));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <p className="text-note">
        <time dateTime={stored.at} className="font-semibold">
          {when}
        </time>{' '}
        <span className="text-muted">
          {countText(stored.texts, 'text')}, {countText(stored.pairs, 'pair')} with shared passages
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={`Open the report of ${when}`} onClick={() => void open(stored, onOpen)}>
          Open
        </Button>
        <Button
          aria-label={`Delete the report of ${when}`}
          onClick={() => void deleteStored(stored, when)}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}

async function open(
  { id, report }: StoredComparison,
  onOpen: StoredComparisonRowProps['onOpen'],
): Promise<void> {
  const file = await workspace.read('files', report.file);
  const found = file && (await readReportFile(file.blob));
  if (found) onOpen(found, id);
  else
    showToast('This report is damaged and cannot be opened. Compare the files again.', {
      urgent: true,
    });
}

function deleteStored({ id, name }: StoredComparison, when: string): Promise<void> {
  const changes = [remove('comparisons', id)];
  return deleteWithUndo(changes, {
    name: `Report of ${when}`,
    text: `The report of ${when} for “${name}” is deleted from this device.`,
  }).catch(() => {});
}

interface ComparisonDialogProps extends LazyDialogProps {
  /** Left out for texts that belong to no assignment of the page. */
  assignment?: OwnAssignment;
}

/** Compares the texts handed in for an assignment, or any others. */
export function ComparisonDialog({ assignment, onClose }: ComparisonDialogProps) {
  const comparison = useComparison({
    name: assignment?.name ?? 'Comparison of texts',
    assignment: assignment ? wordingOf(assignment) : '',
  });
  const { report, progress, show, start, startInvented } = comparison;
  const [stored, setStored] = useState<{ report: ComparisonReport; id: string } | null>(null);
  const setup = useRef<HTMLDivElement>(null);
  const isSetup = report === null && progress === null;
  useEffect(() => {
    if (isSetup) restoreFocus(() => setup.current);
  }, [isSetup]);
  return (
    <ComparisonFrame
      title={assignment ? `Compare texts: ${assignment.name}` : 'Compare texts'}
      comparison={comparison}
      isStored={stored !== null && stored.report === report}
      actions={
        report && (
          <ReportActions
            report={report}
            assignment={assignment?.id}
            storedAs={stored?.report === report ? stored.id : undefined}
            onStored={(id) => setStored({ report, id })}
            onBack={() => show(null)}
          />
        )
      }
      onClose={onClose}
    >
      {/* Hidden rather than removed, so that the chosen files are still there afterwards. */}
      <div ref={setup} tabIndex={-1} hidden={!isSetup} className="outline-none">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {assignment && (
            <StoredComparisons
              assignment={assignment.id}
              onOpen={(opened, id) => {
                setStored({ report: opened, id });
                show(opened);
              }}
            />
          )}
          <ComparisonSetup
            assignment={assignment}
            onStart={(inputs) => void start(inputs)}
            onInvented={() => void startInvented()}
          />
        </div>
      </div>
    </ComparisonFrame>
  );
}

interface StoredComparisonsProps {
  assignment: string;
  onOpen: (report: ComparisonReport, id: string) => void;
}

/** The reports that are saved with an assignment, latest first. */
function StoredComparisons({ assignment, onOpen }: StoredComparisonsProps) {
  const stored = [...useRecords('comparisons').values()]
    .filter((one) => one.assignment === assignment)
    .sort((one, other) => other.at.localeCompare(one.at));
  if (stored.length === 0) return null;
  return (
    <section className="grid gap-1.5">
      <h3 className="text-note font-semibold">Saved reports</h3>
      <ul aria-label="Saved reports" className="divide-y divide-line border-y border-line">
        {stored.map((one) => (
          <StoredComparisonRow key={one.id} stored={one} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
