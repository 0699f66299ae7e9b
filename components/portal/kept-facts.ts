import { formatSize } from '@/lib/pdf-check';
import { kindNames, kinds, type Everything, type Kind } from '@/lib/workspace/everything';

/** A line about what is kept: what it is about and what there is; null until the device has answered. */
export interface Fact {
  name: string;
  value: string | null;
}

/** A line for one kind of record: how many there are, and of files how large they are together. */
export function factOf(kind: Kind, count: number, fileSize: number): Fact {
  const size = kind === 'files' ? ` (${formatSize(fileSize)})` : '';
  return { name: kinds[kind], value: `${count}${size}` };
}

/** How large some files are together, in bytes. */
export function sizeOf(files: Iterable<{ size: number }>): number {
  return [...files].reduce((sum, { size }) => sum + size, 0);
}

/** A line for every kind that there is something of. */
export function factsOf(everything: Everything): Fact[] {
  return kindNames
    .filter((kind) => everything[kind].length > 0)
    .map((kind) => factOf(kind, everything[kind].length, sizeOf(everything.files)));
}
