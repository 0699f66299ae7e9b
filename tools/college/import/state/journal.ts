import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeOneFile } from '@/tools/file/write-files';
import { sortedKeys } from '@/tools/file/sorted-keys';

const journal = z.strictObject({
  version: z.literal(1),
  /** The SHA-256 of every file of the last import, by path. */
  files: z.record(z.string(), z.string()),
  /** The paths below records/ of everybody in these files, for example students/25CSE1042.json. */
  people: z.array(z.string()),
  /** The day since which somebody is not in the files, by the path of the record. */
  left: z.record(z.string(), z.string()),
  /** The SHA-256 of the calendar as the last import wrote it. */
  calendar: z.string().optional(),
});

/** The files that the last import read and wrote: which file is missing, and who has left, is found by it. */
export type Journal = z.infer<typeof journal>;

const journalFile = (folder: string) => join(folder, 'journal.json');

export function readJournal(folder: string): Journal {
  const file = journalFile(folder);
  if (!existsSync(file)) return { version: 1, files: {}, people: [], left: {} };
  try {
    return journal.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(
      `${file} is damaged. Restore it from a backup. Without it, the import does not know which records are its own.`,
    );
  }
}

export function writeJournal(folder: string, value: Journal): void {
  const sorted = {
    ...value,
    files: sortedKeys(value.files),
    people: value.people.toSorted(),
    left: sortedKeys(value.left),
  };
  writeOneFile(journalFile(folder), `${JSON.stringify(sorted, null, 1)}\n`);
}
