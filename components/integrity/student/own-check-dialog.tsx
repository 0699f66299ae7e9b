'use client';

import { useState } from 'react';
import { ToastRegion } from '@/components/page/toast-region';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import type { OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { ComparisonProgress } from '../report/comparison-progress';
import { ReportView } from '../report/report-view';
import { loadInputs } from '../report/stored-input';
import { useComparison } from '../report/use-comparison';
import { OwnCheckSetup } from './own-check-setup';
import { ownSources, wordingInput } from './own-source';

interface OwnCheckDialogProps extends LazyDialogProps {
  assignment: OwnAssignment;
}

/** Compares a student's own work with the assignment and the student's earlier work, before it is handed in. */
export function OwnCheckDialog({ assignment, onClose }: OwnCheckDialogProps) {
  const handins = useRecords('handins');
  const [error, setError] = useState<string | null>(null);
  const { report, progress, show, cancel, start, choose } = useComparison({
    name: assignment.name,
    assignment: '',
    reportAll: true,
  });
  const handedIn = handins.get(assignment.id)?.file;
  const check = async (file: File | undefined) => {
    if (!file) return setError('The file is no longer on this device. Choose it again.');
    setError(null);
    await start([
      { file, role: 'work', owner: 'Your work' },
      wordingInput(assignment),
      ...(await loadInputs(ownSources(assignment, [...handins.values()]), 'source')),
    ]);
  };
  const checkHandedIn = async () => {
    if (!handedIn) return;
    const [input] = await loadInputs([{ stored: handedIn, owner: 'Your work' }], 'work');
    await check(input?.file);
  };
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <Dialog title={`Check before you submit: ${assignment.name}`} wide steady onClose={close}>
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
        <OwnCheckSetup
          error={error}
          handedIn={handedIn?.name}
          onChoose={(file) => void check(file)}
          onHandedIn={() => void checkHandedIn()}
        />
      )}
      <ToastRegion placement="dialog" />
    </Dialog>
  );
}
