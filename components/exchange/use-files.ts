import { useEffect, useState } from 'react';
import type { ExchangeKind } from '@/components/exchange/model/payload';
import type { Plan } from '@/components/exchange/model/plan';
import { ExchangeError } from '@/components/exchange/model/problem';
import type { OpenedFile } from '@/components/exchange/model/file';
import type { Dropped } from '@/lib/file/stored-pdf';

/** A file that was not opened, and why. */
export interface RefusedFile {
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
export function useFiles<K extends ExchangeKind>(read: (file: File) => Promise<OpenedFile<K>>) {
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
export function usePlan<F>(
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
