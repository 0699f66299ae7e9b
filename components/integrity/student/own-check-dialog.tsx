'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import type { OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { ComparisonFrame } from '../report/comparison-frame';
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
  const comparison = useComparison({
    name: assignment.name,
    assignment: '',
    reportAll: true,
  });
  const { report, progress, show, start } = comparison;
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
  return (
    <ComparisonFrame
      title={`Check before you submit: ${assignment.name}`}
      comparison={comparison}
      actions={
        <div>
          <Button onClick={() => show(null)}>Check another file</Button>
        </div>
      }
      onClose={onClose}
    >
      {!report && !progress && (
        <OwnCheckSetup
          error={error}
          handedIn={handedIn?.name}
          onChoose={(file) => void check(file)}
          onHandedIn={() => void checkHandedIn()}
        />
      )}
    </ComparisonFrame>
  );
}
