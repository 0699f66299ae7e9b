import { readJsonObject } from '@/tools/file/read-json';
import { sortedKeys } from '@/tools/file/sorted-keys';

/** Reads a file that imports keep in the college folder; empty if there is none. */
export const readKept = <T>(file: string): Map<string, T> =>
  new Map(
    Object.entries(readJsonObject<Record<string, T>>(file, 'Restore it from a backup.') ?? {}),
  );

export const keptText = (kept: ReadonlyMap<string, unknown>): string =>
  `${JSON.stringify(sortedKeys(Object.fromEntries(kept)), null, 1)}\n`;
