'use client';

import { useId, useState } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FileField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import type { OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { ComparisonProgress } from '../report/comparison-progress';
import { ReportView } from '../report/report-view';
import { loadInputs, wordingOf } from '../report/stored-input';
import { useComparison } from '../report/use-comparison';
import { ownSources } from './own-source';

interface OwnCheckDialogProps extends LazyDialogProps {
  assignment: OwnAssignment;
}

/** Compares a student's own work with the assignment and the student's earlier work, before it is handed in. */
export function OwnCheckDialog({ assignment, onClose }: OwnCheckDialogProps) {
  const id = useId();
  const handins = useRecords('handins');
  const [error, setError] = useState<string | null>(null);
  const { report, progress, show, cancel, start, choose } = useComparison({
    name: assignment.name,
    assignment: '',
    reportAll: true,
  });
  const handedIn = handins.get(assignment.id)?.file;
  const check = async (file: File | undefined) => {
    const sources = ownSources(assignment, [...handins.values()]);
    const wording = new File([wordingOf(assignment)], 'Instructions.txt', { type: 'text/plain' });
    if (!file) return setError('The file is no longer on this device. Choose it again.');
    setError(null);
    await start([
      { file, role: 'work', owner: 'Your work' },
      { file: wording, role: 'source', owner: 'The instructions' },
      ...(await loadInputs(sources, 'source')),
    ]);
  };
  const checkHandedIn = async () => {
    if (!handedIn) return;
    const [input] = await loadInputs([{ stored: handedIn, owner: 'Your work' }], 'work');
    await check(input?.file);
  };
  return (
    <Dialog
      title={`Check before you submit: ${assignment.name}`}
      wide
      steady
      onClose={() => {
        cancel();
        onClose();
      }}
    >
      {progress && !report && <ComparisonProgress progress={progress} onCancel={cancel} />}
      {report && (
        <ReportView
          report={report}
          isBusy={progress !== null}
          onChoice={(choice) => void choose(choice)}
          actions={
            <div>
              <Button onClick={() => show(null)}>Check another file</Button>
            </div>
          }
        />
      )}
      {!report && !progress && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <p className="max-w-prose text-note">
            Shows which passages of your work are also in the assignment or in work that you handed
            in earlier, so that you can mark quotations. It is compared on this device; nobody else
            sees the result.
          </p>
          <FileField
            id={`${id}-file`}
            label="Your work"
            hint="PDF, Word (.docx) or text (.txt). It is not handed in."
            error={error}
            accept=".pdf,.docx,.txt,application/pdf,text/plain"
            onChoose={([file]) => void check(file)}
          />
          {handedIn && (
            <div>
              <Button onClick={() => void checkHandedIn()}>Check {handedIn.name}</Button>
            </div>
          )}
        </div>
      )}
      <ToastRegion placement="dialog" />
    </Dialog>
  );
}
