'use client';

import { useEffect, useRef, useState } from 'react';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { restoreFocus } from '@/components/ui/restore-focus';
import type { OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import type { ComparisonReport } from '../model/report';
import { ComparisonFrame } from '../report/comparison-frame';
import { wordingOf } from '../report/stored-input';
import { useComparison } from '../report/use-comparison';
import { ComparisonSetup } from './comparison-setup';
import { ReportActions } from './report-actions';
import { StoredComparisonRow } from './stored-comparison-row';

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
