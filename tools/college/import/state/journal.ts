import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { weekday } from '@/content/schema/common';
import { writeOneFile } from '@/tools/file/write-files';
import { getOrMake } from '@/tools/file/get-or-make';
import { sortedKeys } from '@/tools/file/sorted-keys';

const entry = z.strictObject({
  /** The files that the record is from. */
  files: z.array(z.string()),
  /** The days of the runs that wrote it first and last. */
  first: z.string(),
  last: z.string(),
  /** The day of the run whose files had this person no longer. */
  left: z.string().optional(),
});

const journal = z.strictObject({
  version: z.literal(1),
  /** The SHA-256 of every file, by path, of the last run. */
  files: z.record(z.string(), z.string()),
  /** By path below records/, for example students/25CSE1042.json. */
  records: z.record(z.string(), entry),
  /** By section: its weekly classes, whose ids stay if their time or room changes. */
  classes: z
    .record(
      z.string(),
      z.array(z.strictObject({ id: z.string(), newId: z.string(), weekdays: z.array(weekday) })),
    )
    .optional(),
  /** Roll numbers that were corrected, with those that count now: other files may still have the earlier ones. */
  earlierIds: z.record(z.string(), z.string()).optional(),
  /** The SHA-256 of the calendar as the last run wrote it. */
  calendar: z.string().optional(),
});

/** Which files set which record, and when. */
export type Journal = z.infer<typeof journal>;

export type JournalEntry = Journal['records'][string];

const journalFile = (folder: string) => join(folder, 'journal.json');

export function readJournal(folder: string): Journal {
  const file = journalFile(folder);
  if (!existsSync(file)) return { version: 1, files: {}, records: {} };
  try {
    const value = journal.parse(JSON.parse(readFileSync(file, 'utf8')));
    const share = shareLists();
    for (const one of Object.values(value.records)) one.files = share(one.files);
    return value;
  } catch {
    throw new Error(
      `${file} is damaged. Restore it from a backup. Without it, the import does not know which records are its own.`,
    );
  }
}

export function writeJournal(folder: string, value: Journal): void {
  const sorted = {
    ...{ ...value, files: sortedKeys(value.files), records: sortedKeys(value.records) },
    ...(value.classes && { classes: sortedKeys(value.classes) }),
  };
  writeOneFile(journalFile(folder), `${JSON.stringify(sorted, null, 1)}\n`);
}

/** Returns equal lists as one list: most people are from the same files. */
export function shareLists(): (list: string[]) => string[] {
  const known = new Map<string, string[]>();
  return (list) => getOrMake(known, list.join('\n'), () => list);
}
