import { readdirSync, readFileSync } from 'node:fs';

/** A field of the status of a process, in kibibytes or an id, as Linux reports it; 0 if it has ended, or on another system. */
function statusOf(process: number, field: 'PPid' | 'VmRSS'): number {
  try {
    const status = readFileSync(`/proc/${process}/status`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** A process and its descendants; only itself if the system does not report them. */
export function treeOf(root: number): number[] {
  let ids: number[] = [];
  try {
    ids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [root];
  }
  const parents = new Map(ids.map((id) => [id, statusOf(id, 'PPid')]));
  const isBelow = (id: number): boolean => {
    const parent = parents.get(id);
    return id === root || (parent !== undefined && parent > 1 && isBelow(parent));
  };
  return ids.filter(isBelow);
}

/** The memory that processes had at first and at most, in megabytes; 0 on a system that does not report it. */
interface UsedMemory {
  first: number;
  most: number;
}

/** Watches the resident memory of processes together, four times a second, until the work ends. */
export async function watchMemory<T>(
  processes: () => readonly number[] | Promise<readonly number[]>,
  work: () => Promise<T>,
): Promise<[result: T, used: UsedMemory]> {
  const sample = async () =>
    (await processes()).reduce((sum, id) => sum + statusOf(id, 'VmRSS') * 1024, 0) / 1e6;
  const first = await sample();
  let most = first;
  let isDone = false;
  const watch = async () => {
    while (!isDone) {
      most = Math.max(most, await sample());
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  const watching = watch();
  const result = await work().finally(() => (isDone = true));
  await watching;
  return [result, { first, most }];
}
