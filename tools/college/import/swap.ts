import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listRecordFiles, recordsBefore, recordsFolder } from '../record-file';
import { writePrivateFile } from '@/tools/file/write-files';
import { linkOrCopy } from '@/tools/file/link';

/**
 * The records that take the place of the old ones, all at once. New and changed records are written into a folder of
 * their own, which is completed with links to the others before two renames put it in place. A run that is killed at
 * any moment leaves all of the old records or all of the new ones: between the renames the old ones are in
 * `records-before`, where every command finds them.
 */
export class RecordStage {
  private readonly next: string;
  private readonly written = new Set<string>();

  constructor(private readonly folder: string) {
    this.next = join(folder, 'records-next');
    this.discard();
  }

  /** Writes a new or changed record; `path` is below records/. */
  write(path: string, text: string): void {
    writePrivateFile(join(this.next, path), text);
    this.written.add(path);
  }

  /** Adds the records that stay the same, without those that are removed. */
  complete(removed: ReadonlySet<string>, onFile: (done: number, all: number) => void): void {
    const root = recordsFolder(this.folder);
    const unchanged = listRecordFiles(this.folder).filter(
      ({ path }) => !removed.has(path) && !this.written.has(path),
    );
    mkdirSync(this.next, { recursive: true, mode: 0o700 });
    for (const [index, { path }] of unchanged.entries()) {
      mkdirSync(dirname(join(this.next, path)), { recursive: true, mode: 0o700 });
      // A link keeps the time of the file, by which sealing knows that the record is the same.
      linkOrCopy(join(root, path), join(this.next, path));
      onFile(index + 1, unchanged.length);
    }
  }

  /** Puts the records in place. */
  commit(): void {
    replaceFolder(join(this.folder, 'records'), this.next, recordsBefore(this.folder));
  }

  discard(): void {
    rmSync(this.next, { recursive: true, force: true });
  }
}

/** Puts `next` in the place of `target`, which is at `before` in between. */
export function replaceFolder(target: string, next: string, before: string): void {
  if (existsSync(target)) {
    rmSync(before, { recursive: true, force: true });
    renameSync(target, before);
  }
  renameSync(next, target);
  rmSync(before, { recursive: true, force: true });
}
