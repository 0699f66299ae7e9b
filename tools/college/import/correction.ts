import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import { errorOf, warningOf, type Report } from '@/tools/import/problem/data-problem';
import type { Json } from '@/tools/import/record/merge';

/** Corrections made by hand, by the path of the record. */
export type Corrections = ReadonlyMap<string, Json>;

/** The folder of corrections: manual/students/25CSE1042.json changes what records/students/25CSE1042.json says. */
export const correctionsFolder = (folder: string) => join(folder, 'manual');

export function readCorrections(folder: string, report: Report): Corrections {
  const root = correctionsFolder(folder);
  const corrections = new Map<string, Json>();
  if (!existsSync(root)) return corrections;
  for (const path of filesBelow(root)) {
    if (!path.endsWith('.json')) continue;
    try {
      corrections.set(path, JSON.parse(readFileSync(join(root, path), 'utf8')) as Json);
    } catch (error) {
      report({
        ...errorOf('file', 'correction-not-json'),
        place: { file: `manual/${path}` },
        message: `This correction is not valid JSON: ${(error as Error).message}`,
        action: 'Correct the file, or delete it.',
      });
    }
  }
  return corrections;
}

/** Reports corrections of people whom no file has: their file may have a wrong name. */
export function reportUnusedCorrections(
  corrections: Corrections,
  paths: ReadonlyMap<string, unknown>,
  report: Report,
): void {
  for (const path of corrections.keys())
    if (path !== 'calendar.json' && !paths.has(path))
      report({
        ...warningOf('record', 'correction-of-nobody'),
        place: { file: `manual/${path}` },
        message: 'This correction belongs to nobody in the files.',
        action: 'Give it the name of a file below records/, or delete it.',
      });
}
