import { readdirSync, readFileSync } from 'node:fs';

/** A process with the memory that it holds, in kilobytes. */
interface ProcessMemory {
  id: string;
  parent: string;
  size: number;
}

/** Reads what Linux says of a process; null where it is gone, or the system is another one. */
function memoryOf(id: string): ProcessMemory | null {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const field = (name: string) => new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? '0';
    return { id, parent: field('PPid'), size: Number(field('VmRSS')) };
  } catch {
    return null;
  }
}

/** The memory that a process and all that it started hold now, in megabytes; 0 where the system does not tell. */
function memoryOfTree(root: number): number {
  let ids: string[] = [];
  try {
    ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  const all = ids.flatMap((id) => memoryOf(id) ?? []);
  const tree = new Set([String(root)]);
  for (let grown = true; grown;) {
    const found = all.filter(({ id, parent }) => tree.has(parent) && !tree.has(id));
    grown = found.length > 0;
    for (const { id } of found) tree.add(id);
  }
  const size = all.filter(({ id }) => tree.has(id)).reduce((sum, held) => sum + held.size, 0);
  return size / 1000;
}

/** Looks at a process and all that it starts twice a second; `stop` gives the most that they held together. */
export function watchMemory(root: number): { stop: () => number } {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, memoryOfTree(root))), 500);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}
