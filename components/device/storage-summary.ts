import { kindNames, kinds, unusedFiles, type Everything, type Kind } from '@/lib/store/everything';
import { formatSize } from '@/lib/text/file-size';

/** A line about what is kept: what it is about and what there is; null until the device has answered. */
export interface Fact {
  name: string;
  value: string | null;
}

/** A line for one kind of record: how many there are, and of files how large they are together. */
function factOf(kind: Kind, count: number, fileSize: number): Fact {
  const size = kind === 'files' ? ` (${formatSize(fileSize)})` : '';
  return { name: kinds[kind], value: `${count}${size}` };
}

/** How large some files are together, in bytes. */
export function sizeOf(files: Iterable<{ size: number }>): number {
  return [...files].reduce((sum, { size }) => sum + size, 0);
}

/** A line for every kind that there is something of; files that nothing names have a line of their own. */
export function factsOf(everything: Everything): Fact[] {
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
