import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listRecordFiles, recordsBefore, recordsFolder } from '../../college/record-file';
import { writePrivateFile } from '../../college/write-files';
import { linkOrCopy } from './link-or-copy';

/** What a run changes below records/: the text of each new or changed file, and the files that go. */
export interface RecordChanges {
  written: ReadonlyMap<string, string>;
  removed: ReadonlySet<string>;
}

/**
 * Replaces all records at once. The new folder is complete before it takes the place of the old one by two renames, so
 * that a run that is killed at any moment leaves all of the old records or all of the new ones. Between the renames the
 * old ones are in `records-before`, where every command finds them.
 */
export function swapRecords(
  folder: string,
  { written, removed }: RecordChanges,
  onFile: (done: number, all: number) => void = () => undefined,
): void {
  const root = recordsFolder(folder);
  const target = join(folder, 'records');
  const next = join(folder, 'records-next');
  const before = recordsBefore(folder);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true, mode: 0o700 });
  const unchanged = listRecordFiles(folder).filter(
    ({ path }) => !removed.has(path) && !written.has(path),
  );
  const all = unchanged.length + written.size;
  let done = 0;
  for (const { path } of unchanged) {
    mkdirSync(dirname(join(next, path)), { recursive: true, mode: 0o700 });
    // A link keeps the time of the file, by which sealing knows that the record is the same.
    linkOrCopy(join(root, path), join(next, path));
    onFile((done += 1), all);
  }
  for (const [path, text] of written) {
    writePrivateFile(join(next, path), text);
    onFile((done += 1), all);
  }
  if (root === target) {
    rmSync(before, { recursive: true, force: true });
    if (existsSync(target)) renameSync(target, before);
  }
  renameSync(next, target);
  rmSync(before, { recursive: true, force: true });
}
