'use client';

import { useState, useId } from 'react';
import { Button } from '@/components/ui/button';
import { FileField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import type { Records } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import type { TextInput } from '../model/text-input';
import { readableFiles } from '../reader/limit';
import { AboutComparison } from '../report/about-comparison';
import { ComparisonFrame } from '../report/comparison-frame';
import { loadInputs, givenInputs, wordingOf, type StoredInput } from '../report/stored-input';
import { useComparison } from '../report/use-comparison';

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

interface OwnCheckSetupProps {
  error: string | null;
  /** The name of the file that is handed in already. */
  handedIn: string | undefined;
  onChoose: (file: File | undefined) => void;
  onHandedIn: () => void;
}

/** The choice of the work that a student checks. */
function OwnCheckSetup({ error, handedIn, onChoose, onHandedIn }: OwnCheckSetupProps) {
  const id = useId();
  useAnnounced(error ?? '', { urgent: true });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-prose text-muted">
        Shows which passages are also in the assignment or in your earlier work. Nothing is stored,
        and nobody else sees the result.
      </p>
      <FileField
        id={`${id}-file`}
        label="Your work"
        hint={`${readableFiles.hint}. It is not handed in.`}
        error={error}
        accept={readableFiles.accept}
        onChoose={([file]) => onChoose(file)}
      />
      {handedIn && (
        <div>
          <Button onClick={onHandedIn} className="wrap-anywhere whitespace-normal!">
            Check {handedIn}
          </Button>
        </div>
      )}
      <AboutComparison />
    </div>
  );
}

/** The sources of a student's check: the files of the assignment, and the work for other assignments. */
function ownSources(
  assignment: OwnAssignment,
  handins: readonly Records['handins'][],
): StoredInput[] {
  const earlier = handins.flatMap(({ id, name, file }) =>
    id !== assignment.id && file ? [{ stored: file, owner: `Your earlier work: ${name}` }] : [],
  );
  return [...givenInputs(assignment), ...earlier];
}

/** The assignment's wording as a source. */
function wordingInput(assignment: OwnAssignment): TextInput {
  const file = new File([wordingOf(assignment)], 'Instructions.txt', { type: 'text/plain' });
  return { file, role: 'source', owner: 'The instructions' };
}
