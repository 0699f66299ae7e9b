'use client';

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { countText } from '@/components/exchange/model/count-text';
import type { ExchangeKind } from '@/components/exchange/model/payload';
import type { Plan } from '@/components/exchange/model/plan';
import type { OpenedFile } from '@/components/exchange/model/read-file';
import { handleDrop } from '@/components/form/handle-drop';
import { useCloseDialog } from '@/components/ui/dialog';
import { FileField } from '@/components/ui/form-field';
import { useAnnounced } from '@/components/ui/use-announced';
import { writeWithUndo } from '@/lib/store/write-with-undo';
import { ExchangeFile } from './exchange-file';
import { ExchangePlan } from './exchange-plan';
import { RefusedFiles } from './refused-files';
import type { OpenCopy } from './exchange-copy';
import { useExchangeFiles } from './use-exchange-files';
import { useExchangePlan } from './use-exchange-plan';

interface ExchangeOpenProps<K extends ExchangeKind> {
  copy: OpenCopy;
  /** Reads a file and checks all of it. Rejects with an ExchangeError. */
  read: (file: File) => Promise<OpenedFile<K>>;
  /** Plans the import. Must be the same function as long as the stored records do not change. */
  plan: (opened: readonly OpenedFile<K>[]) => Plan | Promise<Plan>;
  /** Files that this device has already, from letters; without them, a field chooses files. */
  given?: readonly File[];
}

/** Opens files from the other side in a dialog: previews their entries, then imports them with one undo. */
export function ExchangeOpen<K extends ExchangeKind>(props: ExchangeOpenProps<K>) {
  const { copy, read, plan, given } = props;
  const id = useId();
  const isStarted = useRef(false);
  const close = useCloseDialog();
  const [busy, setBusy] = useState(false);
  const { opened, refused, repeated, reading, choose, leaveOut } = useExchangeFiles(read);
  const planned = useExchangePlan(opened, plan, busy);

  const progress =
    reading > 0
      ? `Reading ${countText(reading, ['file', 'files'])} …`
      : repeated.map((name) => `${name} is already open.`).join(' ');
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
      const count = countText(entries.filter(({ taken }) => taken).length, copy.entry);
      const text = `Saved on this device: ${count} ${copy.done}. Nothing was sent to a server.`;
      if (changes.length > 0) await writeWithUndo(changes, text).then(close, () => {});
    } finally {
      setBusy(false);
    }
  };

  const drop = (dropped: Parameters<typeof choose>[0]) => {
    if (!busy) choose(dropped);
  };

  return (
    <div
      id={given && id}
      tabIndex={-1}
      onDragOver={(event) => handleDrop(event, drop)}
      onDrop={(event) => handleDrop(event, drop)}
      className="grid gap-3 outline-none"
    >
      {!given && (
        <FileField
          id={id}
          label={copy.label}
          hint={copy.hint}
          multiple
          accept=".json,.txt,application/json,text/plain"
          disabled={busy}
          onChoose={(files) => choose({ files, folders: [] })}
        />
      )}
      <p className="text-note text-muted empty:sr-only">{progress}</p>
      <RefusedFiles refused={refused} />
      {opened.length > 0 && (
        <ul aria-label={`Opened ${given ? copy.entry[1] : 'files'}`} className="grid gap-2">
          {opened.map((file, index) => (
            <ExchangeFile
              key={`${index} ${file.name}`}
              file={file}
              copy={copy}
              onLeaveOut={() => {
                leaveOut(file);
                document.getElementById(id)?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {opened.length > 0 && planned && (
        <ExchangePlan
          plan={planned}
          files={opened.length}
          copy={copy}
          busy={busy || reading > 0}
          onImport={() => void take()}
        />
      )}
    </div>
  );
}
