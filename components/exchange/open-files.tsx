'use client';

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { kindLabels, type ExchangeKind } from '@/components/exchange/model/payload';
import type { Plan } from '@/components/exchange/model/plan';
import type { OpenedFile } from '@/components/exchange/model/file';
import { handleDrop } from '@/components/form/handle-drop';
import { useCloseDialog } from '@/components/ui/dialog';
import { FileField } from '@/components/ui/form-field';
import { useAnnounced } from '@/components/ui/use-announced';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { countText } from '@/lib/text/count';
import { ExchangePlan } from './exchange-plan';
import { OpenedFileList, RefusedFiles } from './file-list';
import { useFiles, usePlan } from './use-files';

interface OpenFilesProps<K extends ExchangeKind> {
  kind: K;
  /** Reads a file and checks all of it. Rejects with an ExchangeError. */
  read: (file: File) => Promise<OpenedFile<K>>;
  /** Plans the import. Must be the same function as long as the stored records do not change. */
  plan: (opened: readonly OpenedFile<K>[]) => Plan | Promise<Plan>;
  /** Files that this device has already, from letters; without them, a field chooses files. */
  given?: readonly File[];
}

/** Opens files of the other side in a dialog: shows what is in them, then imports all of it with one undo. */
export function OpenFiles<K extends ExchangeKind>({ kind, read, plan, given }: OpenFilesProps<K>) {
  const id = useId();
  const isStarted = useRef(false);
  const close = useCloseDialog();
  const [busy, setBusy] = useState(false);
  const { opened, refused, reading, choose } = useFiles(read);
  const planned = usePlan(opened, plan, busy);
  const { entry } = kindLabels[kind];

  const progress = reading > 0 ? `Reading ${countText(reading, ['file', 'files'])} …` : '';
  useAnnounced(progress);

  const start = useEffectEvent(() => {
    if (given && !isStarted.current) choose({ files: [...given], folders: [] });
    isStarted.current = true;
  });
  useEffect(() => start(), []);

  const take = async () => {
    // Closing the dialog would lose a file that is still being read.
    if (busy || reading > 0) return;
    setBusy(true);
    try {
      // Plan again: another tab may have changed the stored records.
      const { changes, entries } = await plan(opened);
      const count = countText(entries.filter(({ taken }) => taken).length, entry);
      const text = `${count} imported.`;
      if (changes.length > 0) await writeWithUndo(changes, text).then(close, () => {});
    } finally {
      setBusy(false);
    }
  };

  const drop = (dropped: Parameters<typeof choose>[0]) => {
    if (!busy && !given) choose(dropped);
  };

  return (
    <div
      onDragOver={(event) => handleDrop(event, drop)}
      onDrop={(event) => handleDrop(event, drop)}
      className="grid gap-3"
    >
      {!given && (
        <FileField
          id={id}
          label="Open a file"
          hint="Choose one or several JSON files, or drop them here. You see what is in them before anything changes."
          multiple
          accept=".json,.txt,application/json,text/plain"
          disabled={busy}
          onChoose={(files) => choose({ files, folders: [] })}
        />
      )}
      <p className="text-note text-muted empty:sr-only">{progress}</p>
      <RefusedFiles refused={refused} />
      <OpenedFileList files={opened} kind={kind} />
      {opened.length > 0 && planned && (
        <ExchangePlan
          plan={planned}
          files={opened.length}
          entry={entry}
          busy={busy || reading > 0}
          onImport={() => void take()}
        />
      )}
    </div>
  );
}
