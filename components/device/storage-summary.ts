import { unusedFiles, type Everything } from '@/lib/store/everything';
import { kindNames, labelOf, type BackupKind } from '@/lib/store/store-list';
import { formatSize } from '@/lib/text/file-size';

/** A line of the storage summary; its value is null until it is loaded. */
export interface StorageFact {
  name: string;
  value: string | null;
}

/** A line for one kind of record: their number, and for files their total size. */
function factOf(kind: BackupKind, count: number, fileSize: number): StorageFact {
  const size = kind === 'files' ? ` (${formatSize(fileSize)})` : '';
  return { name: labelOf(kind), value: `${count}${size}` };
}

/** The total size of some files, in bytes. */
export function sizeOf(files: Iterable<{ size: number }>): number {
  return [...files].reduce((sum, { size }) => sum + size, 0);
}

/** A line for every kind that has records; unreferenced files have a separate line. */
export function factsOf(everything: Everything): StorageFact[] {
  const unused = unusedFiles(everything);
  const files = everything.files.filter((file) => !unused.includes(file));
  const shown = { ...everything, files };
  return [
    ...kindNames
      .filter((kind) => shown[kind].length > 0)
      .map((kind) => factOf(kind, shown[kind].length, sizeOf(files))),
    ...(unused.length > 0
      ? [
          {
            name: 'Deleted files, erased later',
            value: `${unused.length} (${formatSize(sizeOf(unused))})`,
          },
        ]
      : []),
  ];
}
