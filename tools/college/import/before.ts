import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import { linkOrCopy } from '@/tools/file/link';
import { writeOneFile, writePrivateFile } from '@/tools/file/write-files';
import { listRecordFiles, recordsBefore, recordsFolder } from '../record-file';
import { replaceFolder } from './swap';

/** The folder with what there was before the last import that wrote. */
export const beforeFolder = (folder: string) => join(folder, 'before');

/** Returns where that folder is while another one takes its place. */
export const replacedBefore = (folder: string) => join(folder, 'before-replaced');

/** The folders and files of a college that an import changes. */
const names = ['records', 'left', 'journal.json', 'imports.json', 'class-changes.json'] as const;

interface Kept {
  /** The day of the import. */
  day: string;
  /** The files that there were. */
  names: string[];
  /** The calendar of the site, and its text or null if there was none; left out if the import did not change it. */
  calendar?: { file: string; text: string | null };
}

const keptFile = (folder: string) => join(beforeFolder(folder), 'kept.json');

/** Tells if an import has written since. */
export const lastImport = (folder: string): number | undefined =>
  existsSync(keptFile(folder)) ? statSync(keptFile(folder)).mtimeMs : undefined;

/** Keeps a college as it is before an import, with links to its files, which are only ever replaced. */
export function keepBefore(folder: string, day: string, calendarFile?: string): void {
  const next = join(folder, 'before-next');
  rmSync(next, { recursive: true, force: true });
  const kept: Kept = { day, names: names.filter((name) => existsSync(join(folder, name))) };
  if (calendarFile !== undefined)
    kept.calendar = {
      file: calendarFile,
      text: existsSync(calendarFile) ? readFileSync(calendarFile, 'utf8') : null,
    };
  for (const name of kept.names)
    for (const path of statSync(join(folder, name)).isDirectory()
      ? filesBelow(join(folder, name)).map((one) => join(name, one))
      : [name]) {
      mkdirSync(dirname(join(next, path)), { recursive: true, mode: 0o700 });
      linkOrCopy(join(folder, path), join(next, path));
    }
  writePrivateFile(join(next, 'kept.json'), `${JSON.stringify(kept)}\n`);
  replaceFolder(beforeFolder(folder), next, replacedBefore(folder));
}

/** Notes the records as the import left them, so that an undo sees whether they changed later. */
export function noteImported(folder: string): void {
  if (existsSync(keptFile(folder)))
    writeOneFile(join(beforeFolder(folder), 'imported'), `${fingerprintOf(folder)}\n`);
}

function fingerprintOf(folder: string): string {
  const hash = createHash('sha256');
  for (const { path } of listRecordFiles(folder))
    hash.update(`${path}\n`).update(readFileSync(join(recordsFolder(folder), path)));
  return hash.digest('hex');
}

/**
 * Puts back what there was before the last import, once. Returns the day of the import. An undo that was killed goes on
 * where it stopped: what is back is no longer in the folder.
 */
export function undoImport(folder: string, acceptsLater = false): string {
  if (!existsSync(keptFile(folder)))
    throw new Error(`There is no import to undo: ${beforeFolder(folder)} is not there.`);
  const from = beforeFolder(folder);
  const imported = join(from, 'imported');
  if (existsSync(imported)) {
    if (!acceptsLater && readFileSync(imported, 'utf8').trim() !== fingerprintOf(folder))
      throw new Error(
        'Records were changed after the last import, for example by decisions of teachers. An undo would lose this. ' +
          'To undo the import all the same, add --discard-later. Nothing was changed.',
      );
    rmSync(imported);
  }
  const {
    day,
    names: there,
    calendar,
  } = JSON.parse(readFileSync(keptFile(folder), 'utf8')) as Kept;
  for (const name of names) {
    const [target, own] = [join(folder, name), join(from, name)];
    if (!there.includes(name)) rmSync(target, { recursive: true, force: true });
    else if (!existsSync(own)) continue;
    else if (name === 'records') replaceFolder(target, own, recordsBefore(folder));
    else {
      if (name === 'left') rmSync(target, { recursive: true, force: true });
      renameSync(own, target);
    }
  }
  if (calendar?.text === null) rmSync(calendar.file, { force: true });
  else if (calendar) writeOneFile(calendar.file, calendar.text);
  rmSync(from, { recursive: true });
  return day;
}
