import { useState } from 'react';
import type { ExchangeKind } from '@/components/exchange/model/payload';
import { ExchangeError } from '@/components/exchange/model/problem';
import type { OpenedFile } from '@/components/exchange/model/read-file';
import type { Dropped } from '@/lib/file/stored-pdf';

export interface RefusedFile {
  name: string;
  problems: readonly string[];
}

interface FilesState<K extends ExchangeKind> {
  opened: readonly OpenedFile<K>[];
  /** Refused files of the last selection only. */
  refused: readonly RefusedFile[];
  /** Names of files in the last selection that were already open. */
  repeated: readonly string[];
  /** The number of files being read. */
  reading: number;
}

/** Opens files: each is read and checked completely, and the same file is opened only once. */
export function useExchangeFiles<K extends ExchangeKind>(
  read: (file: File) => Promise<OpenedFile<K>>,
) {
  const [files, setFiles] = useState<FilesState<K>>({
    opened: [],
    refused: [],
    repeated: [],
    reading: 0,
  });
  const choose = async ({ files: chosen, folders }: Dropped) => {
    setFiles(({ opened, reading }) => ({
      opened,
      refused: folders.map(refuseFolder),
      repeated: [],
      reading: reading + chosen.length,
    }));
    for (const file of chosen) {
      const add = await openFile(file, read);
      setFiles((before) => add({ ...before, reading: before.reading - 1 }));
    }
  };
  const leaveOut = (file: OpenedFile<K>) =>
    setFiles((before) => ({
      ...before,
      opened: before.opened.filter((other) => other !== file),
      refused: [],
      repeated: [],
    }));
  return { ...files, choose: (dropped: Dropped) => void choose(dropped), leaveOut };
}

function refuseFolder(name: string): RefusedFile {
  return { name, problems: ['It is a folder. Open it and choose the files in it.'] };
}

/** Reads a file. Returns an update of the state, which may have changed in the meantime. */
async function openFile<K extends ExchangeKind>(
  file: File,
  read: (file: File) => Promise<OpenedFile<K>>,
): Promise<(files: FilesState<K>) => FilesState<K>> {
  try {
    const opened = await read(file);
    return (files) =>
      files.opened.some((other) => other.sha256 === opened.sha256)
        ? { ...files, repeated: [...files.repeated, file.name] }
        : { ...files, opened: [...files.opened, opened] };
  } catch (error) {
    const one = { name: file.name, problems: problemsOf(error) };
    return (files) => ({ ...files, refused: [...files.refused, one] });
  }
}

function problemsOf(error: unknown): readonly string[] {
  if (error instanceof ExchangeError) return error.problems;
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return [`It cannot be read (${reason}). Choose it again.`];
}
