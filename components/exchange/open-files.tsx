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
import { DocumentTextIcon, ShieldCheckIcon } from '@heroicons/react/20/solid';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { ExchangeError } from '@/components/exchange/model/problem';
import type { Dropped } from '@/lib/file/stored-pdf';

/** A file that was not opened, and why. */
interface RefusedFile {
  name: string;
  problems: readonly string[];
}

interface Files<K extends ExchangeKind> {
  opened: readonly OpenedFile<K>[];
  /** Refused files of the last selection only. */
  refused: readonly RefusedFile[];
  /** The number of files being read. */
  reading: number;
}

/** Opens files: each is read and checked whole, and the same file is opened once. */
function useFiles<K extends ExchangeKind>(read: (file: File) => Promise<OpenedFile<K>>) {
  const [files, setFiles] = useState<Files<K>>({ opened: [], refused: [], reading: 0 });
  const choose = async ({ files: chosen, folders }: Dropped) => {
    setFiles(({ opened, reading }) => ({
      opened,
      refused: folders.map((name) => ({
        name,
        problems: ['It is a folder. Open it and choose the files in it.'],
      })),
      reading: reading + chosen.length,
    }));
    for (const file of chosen) {
      const found = await read(file).catch((error: unknown) => problemsOf(error));
      setFiles(({ opened, refused, reading }) => ({
        opened: 'sha256' in found ? [...opened.filter(isOther(found)), found] : opened,
        refused: 'sha256' in found ? refused : [...refused, { name: file.name, problems: found }],
        reading: reading - 1,
      }));
    }
  };
  return { ...files, choose: (dropped: Dropped) => void choose(dropped) };
}

const isOther = (found: { sha256: string }) => (other: { sha256: string }) =>
  other.sha256 !== found.sha256;

function problemsOf(error: unknown): readonly string[] {
  if (error instanceof ExchangeError) return error.problems;
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return [`It cannot be read (${reason}). Choose it again.`];
}

/**
 * Plans the import of these files, again whenever the files or the `plan` function change. Null until the plan is
 * ready. While an import runs, `held` keeps the plan as it is.
 */
function usePlan<F>(
  files: readonly F[],
  plan: (files: readonly F[]) => Plan | Promise<Plan>,
  held: boolean,
): Plan | null {
  const [found, setFound] = useState<{ files: readonly F[]; plan: Plan } | null>(null);
  useEffect(() => {
    if (held || files.length === 0) return;
    let stale = false;
    void Promise.resolve(plan(files)).then((next) => {
      if (!stale) setFound({ files, plan: next });
    });
    return () => void (stale = true);
  }, [files, plan, held]);
  return found?.files === files ? found.plan : null;
}

interface OpenedFileListProps {
  files: readonly OpenedFile<ExchangeKind>[];
  kind: ExchangeKind;
}

/** The opened files: name, sender, when each was made, number of entries and signature. */
function OpenedFileList({ files, kind }: OpenedFileListProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Opened files" className="grid gap-2">
      {files.map((file) => (
        <OpenedFileRow key={file.sha256} file={file} entry={kindLabels[kind].entry} />
      ))}
    </ul>
  );
}

interface OpenedFileRowProps {
  file: OpenedFile<ExchangeKind>;
  entry: readonly [string, string];
}

function OpenedFileRow({ file, entry }: OpenedFileRowProps) {
  const { name, payload, signature, letter } = file;
  const isSigned = signature.state === 'signed';
  return (
    <li className="flex items-start gap-3 rounded-control bg-sunken p-3 text-note">
      <DocumentTextIcon className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="grid min-w-0 grow gap-0.5">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-muted wrap-anywhere">
          From <bdi>{('by' in payload ? payload.by : payload.student).name}</bdi>
          {!('by' in payload) && `, ${payload.student.rollNumber}`}
          {letter && ', by the key of the record'}
        </p>
        <p className="text-muted">
          Made {formatMinute(minuteOf(payload.madeAt))},{' '}
          <span className="whitespace-nowrap">{countText(payload.items.length, entry)}</span>
        </p>
        {'by' in payload && (
          <p className={isSigned ? 'font-medium text-approved' : 'text-muted'}>
            {isSigned && (
              <ShieldCheckIcon className="-mt-0.5 me-1 inline size-4" aria-hidden="true" />
            )}
            {signatureText(file)}
          </p>
        )}
      </div>
    </li>
  );
}

/** Describes the signature of a file of a teacher; students have no keys. */
function signatureText({ signature: { state, key }, payload }: OpenedFile<ExchangeKind>): string {
  const after = 'student' in payload ? ': will be recorded from a file' : '';
  if (state === 'signed') return `Signed by ${key.name}, key published by the college`;
  if (state === 'unsigned') return `Not signed${after}`;
  return `Signed with a key that the college does not publish${after}`;
}

/** Shows why each refused file was not opened. Announced to screen readers at once. */
function RefusedFiles({ refused }: { refused: readonly RefusedFile[] }) {
  const messages = refused.map(
    ({ name, problems }) => `${name} was not opened. Nothing was changed. ${problems[0] ?? ''}`,
  );
  useAnnounced(messages.join(' '), { urgent: true });
  return (
    <div className="grid gap-2 empty:hidden">
      {refused.map(({ name, problems: [first, ...more] }, index) => (
        <div
          key={`${index} ${name}`}
          role="group"
          aria-label={`${name} was not opened`}
          className="rounded-control border border-rejected bg-rejected-fill px-4 py-3 text-note text-rejected"
        >
          <p className="font-semibold wrap-anywhere">{name} was not opened. Nothing was changed.</p>
          <p className="wrap-anywhere">{first}</p>
          <ul className="mt-1 list-disc ps-5 empty:hidden">
            {more.map((problem) => (
              <li key={problem} className="wrap-anywhere">
                {problem}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

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
