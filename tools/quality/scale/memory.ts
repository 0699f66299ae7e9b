import { readdirSync, readFileSync } from 'node:fs';

/** A process and its memory, in kilobytes. */
interface ProcessMemory {
  id: string;
  parent: string;
  size: number;
}

/** Reads the status of a process from Linux; null if it has ended, or on another system. */
function memoryOf(id: string): ProcessMemory | null {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const field = (name: string) => new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? '0';
    return { id, parent: field('PPid'), size: Number(field('VmRSS')) };
  } catch {
    return null;
  }
}

/** The memory of a process and its descendants, in megabytes; 0 if the system does not report it. */
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

/** Samples a process and its descendants twice a second; `stop` returns their peak memory in megabytes. */
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
