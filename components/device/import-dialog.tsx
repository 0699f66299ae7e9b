'use client';

import { useRef, useState } from 'react';
import { limits } from '@/content/schema/limits';
import { checkBackup, type CheckedBackup } from '@/components/device/model/backup-check';
import { Dialog } from '@/components/ui/dialog';
import { FileField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { formatSize } from '@/lib/text/file-size';
import { ImportChoice } from './import-choice';
import { ImportProblem } from './import-problem';

const maxSizeLabel = `${limits.backup.size / 1024 / 1024} MB`;

/** Imports an exported file: it is checked and shown, then merged or used to replace everything. */
export function ImportDialog({ onClose }: LazyDialogProps) {
  const [checking, setChecking] = useState(false);
  const [found, setFound] = useState<{ name: string; checked: CheckedBackup } | null>(null);

  const [importing, setImporting] = useState(false);
  const turn = useRef(0);

  const check = async (file: File | undefined) => {
    // If two files are chosen one after the other, the second one counts, whichever is read first.
    const own = ++turn.current;
    setFound(null);
    setChecking(Boolean(file));
    if (!file) return;
    const checked = await checkFile(file);
    if (own !== turn.current) return;
    setFound({ name: file.name, checked });
    setChecking(false);
  };

  const progress = checking ? 'Checking the file…' : '';
  useAnnounced(progress);

  return (
    <Dialog title="Import" onClose={onClose}>
      <FileField
        id="import-file"
        accept=".json,application/json"
        label="Exported file"
        hint={`A file saved with "Export everything", at most ${maxSizeLabel}. Choose it or drop it here. Nothing changes until you have seen what is in it.`}
        disabled={importing}
        onChoose={([file]) => void check(file)}
      />
      <p className="mt-2 text-note text-muted">{progress}</p>
      {found &&
        (found.checked.problems ? (
          <ImportProblem name={found.name} problems={found.checked.problems} />
        ) : (
          <ImportChoice name={found.name} onBusy={setImporting} {...found.checked} />
        ))}
    </Dialog>
  );
}

async function checkFile(file: File): Promise<CheckedBackup> {
  const problem = (wrong: string, todo: string) => ({
    problems: [{ location: 'The file', wrong, todo }],
  });
  if (file.size > limits.backup.size)
    return problem(
      `is ${formatSize(file.size)}; the limit is ${maxSizeLabel}`,
      'Remove large files on the device it comes from and export again.',
    );
  try {
    return await checkBackup(await file.text());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return problem(`cannot be read (${reason})`, 'Choose it again.');
  }
}
