import { readFileSync } from 'node:fs';
import type { CDPSession } from '@playwright/test';

/** Between two measurements, in milliseconds. */
const interval = 250;

/**
 * Watches the resident memory of all processes of the browser together: the page with its workers is one of them. The
 * returned function ends that and returns by how many MB it grew at most.
 */
export async function watchMemory(session: CDPSession): Promise<() => Promise<number>> {
  const sizeOfAll = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { id }) => sum + residentSize(id), 0);
  };
  const before = await sizeOfAll();
  let most = before;
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      most = Math.max(most, await sizeOfAll());
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
  })();
  return async () => {
    isDone = true;
    await watching;
    await session.detach();
    return (most - before) / 1_000_000;
  };
}

/** In bytes; 0 if the process has ended or the system does not tell. */
function residentSize(id: number): number {
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
