import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '@/tools/file/files-below';
import { linkOrCopy } from '@/tools/file/link';
import { writeOneFile, writePrivateFile } from '@/tools/file/write-files';
import { listRecordFiles, recordsBefore, recordsFolder } from '../../record-file';
import { stateBefore } from './roster-state';
import { replaceFolder } from '../swap';

/** The states before the last imports, oldest first: earlier/0007-2026-09-14. */
const keptFolder = (folder: string) => join(folder, 'earlier');

/** How many are kept, and for how many days. */
const limit = { states: 5, days: 30 };

/** The folders and files of a college that an import changes. */
const names = [
  'records',
  'left',
  'state',
  'journal.json',
  'imports.json',
  'class-changes.json',
] as const;

interface Kept {
  /** What there was. What is not named was not there. */
  names: string[];
  /** The calendar of the site, and its text or null if there was none; left out if the import did not change it. */
  calendar?: { file: string; text: string | null };
}

const keptStates = (folder: string): string[] =>
  existsSync(keptFolder(folder)) ? readdirSync(keptFolder(folder)).sort() : [];

/** The name of the newest one. */
export const lastState = (folder: string): string | undefined => keptStates(folder).at(-1);

/** Keeps the state of a college as it is before an import, with links to its files, which are only ever replaced. */
export function keepState(folder: string, today: string, calendarFile?: string): void {
  const next = join(folder, 'earlier-next');
  rmSync(next, { recursive: true, force: true });
  const kept: Kept = { names: names.filter((name) => existsSync(join(folder, name))) };
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
  const last = Number.parseInt(lastState(folder) ?? '0', 10);
  mkdirSync(keptFolder(folder), { recursive: true, mode: 0o700 });
  renameSync(next, join(keptFolder(folder), `${String(last + 1).padStart(4, '0')}-${today}`));
  removeOld(folder, today);
}

function removeOld(folder: string, today: string): void {
  const states = keptStates(folder);
  const days = (name: string) => (Date.parse(today) - Date.parse(name.slice(5))) / 86_400_000;
  for (const [index, name] of states.entries())
    if (index < states.length - limit.states || days(name) > limit.days)
      rmSync(join(keptFolder(folder), name), { recursive: true });
}

/** Notes the records as the import left them, so that an undo sees whether they changed later. */
export function noteImported(folder: string): void {
  const last = lastState(folder);
  if (last !== undefined)
    writeOneFile(join(keptFolder(folder), last, 'imported'), `${fingerprintOf(folder)}\n`);
}

function fingerprintOf(folder: string): string {
  const hash = createHash('sha256');
  for (const { path } of listRecordFiles(folder))
    hash.update(`${path}\n`).update(readFileSync(join(recordsFolder(folder), path)));
  return hash.digest('hex');
}

/**
 * Puts the state before the last import back. Returns the day of the import. An undo that was killed goes on where it
 * stopped: what is back is no longer in the kept state.
 */
export function undoImport(folder: string, acceptsLater = false): string {
  const last = lastState(folder);
  if (last === undefined)
    throw new Error(`There is no import to undo: ${keptFolder(folder)} has no earlier state.`);
  const from = join(keptFolder(folder), last);
  const imported = join(from, 'imported');
  if (existsSync(imported)) {
    if (!acceptsLater && readFileSync(imported, 'utf8').trim() !== fingerprintOf(folder))
      throw new Error(
        'Records were changed after the last import, for example by decisions of teachers. An undo would lose this. ' +
          'To undo the import all the same, add --discard-later. Nothing was changed.',
      );
    rmSync(imported);
  }
  const { names: there, calendar } = JSON.parse(
    readFileSync(join(from, 'kept.json'), 'utf8'),
  ) as Kept;
  for (const name of names) {
    const [target, own] = [join(folder, name), join(from, name)];
    if (!there.includes(name)) rmSync(target, { recursive: true, force: true });
    else if (!existsSync(own)) continue;
    else if (name === 'records') replaceFolder(target, own, recordsBefore(folder));
    else if (name === 'state') replaceFolder(target, own, stateBefore(folder));
    else {
      if (name === 'left') rmSync(target, { recursive: true, force: true });
      renameSync(own, target);
    }
  }
  if (calendar?.text === null) rmSync(calendar.file, { force: true });
  else if (calendar) writeOneFile(calendar.file, calendar.text);
  rmSync(from, { recursive: true });
  return last.slice(5);
}
