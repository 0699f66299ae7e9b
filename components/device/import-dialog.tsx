'use client';

import { useRef, useState, useEffect, useId } from 'react';
import { maxSizeLabel, readBackup, type OpenedBackup } from '@/components/device/model/open-backup';
import { Dialog } from '@/components/ui/dialog';
import { FileField } from '@/components/ui/form-field';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useAnnounced } from '@/components/ui/use-announced';
import { ImportChoice } from './import-choice';
import { ImportPhrase } from './import-phrase';
import type { BackupProblem } from '@/components/device/model/backup-check';

const maxShown = 20;

/** Lists why a file is rejected: the first 20 problems and what to do. */
export function ImportProblem({ name, problems }: { name: string; problems: BackupProblem[] }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [problems]);
  const more = problems.length - maxShown;
  const todos = [...new Set(problems.map(({ todo }) => todo))];
  return (
    <div
      ref={panel}
      role="group"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-problems`}
      tabIndex={-1}
      className="mt-2 rounded-control border border-rejected bg-rejected-fill p-4 text-rejected"
    >
      <p id={`${id}-heading`} className="font-semibold wrap-anywhere">
        {name} cannot be imported. Nothing was changed.
      </p>
      <ul id={`${id}-problems`} className="mt-2 grid list-disc gap-1 ps-5 text-note">
        {problems.slice(0, maxShown).map(({ location: where, wrong }, index) => (
          <li key={index} className="wrap-anywhere">
            {where} {wrong}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-note">and {more} more</p>}
      <p className="mt-2 text-note">What to do: {todos.join(' ')}</p>
    </div>
  );
}

/** Imports an exported file: it is checked and shown, then merged with what is stored. */
export function ImportDialog({ onClose }: LazyDialogProps) {
  const [checking, setChecking] = useState(false);
  const [found, setFound] = useState<{ name: string; checked: OpenedBackup } | null>(null);

  const [importing, setImporting] = useState(false);
  const turn = useRef(0);

  const check = async (file: File | undefined) => {
    // If two files are chosen one after the other, the second one counts, whichever is read first.
    const own = ++turn.current;
    setFound(null);
    setChecking(Boolean(file));
    if (!file) return;
    const checked = await readBackup(file);
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
      {found && (
        <Found
          {...found}
          onOpened={(checked) => setFound({ name: found.name, checked })}
          onBusy={setImporting}
        />
      )}
    </Dialog>
  );
}

interface FoundProps {
  name: string;
  checked: OpenedBackup;
  onOpened: (checked: OpenedBackup) => void;
  onBusy: (busy: boolean) => void;
}

/** Asks for the pass phrase, lists the problems, or shows what is in the file. */
function Found({ name, checked, onOpened, onBusy }: FoundProps) {
  if (checked.problems) return <ImportProblem name={name} problems={checked.problems} />;
  if ('encrypted' in checked)
    return <ImportPhrase name={name} encrypted={checked.encrypted} onOpened={onOpened} />;
  return <ImportChoice name={name} onBusy={onBusy} {...checked} />;
}
