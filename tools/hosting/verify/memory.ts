import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Inventory } from '@/tools/file/inventory';

/** What a browser stores of a response to revalidate it later, and the hash of the bytes. */
export interface Validators {
  sha256: string;
  etag?: string;
  modified?: string;
}

/** What earlier runs saw at an address: its releases, and the validators of each file, newest first. */
export interface Memory {
  releases: { version: string; contentHash: string }[];
  files: Record<string, Validators[]>;
}

const keptPerFile = 5;
const keptReleases = 20;

/** Path of the file with the memory of an address, below the folder of packages. */
export function memoryFile({ host, pathname }: URL): string {
  const name = `${host}${pathname}`.replace(/[^\w.-]+/g, '_').replace(/_$/, '');
  return `dist/verify/${name}.json`;
}

/** Reads what earlier runs saw; empty on the first run or if the file is damaged. */
export function readMemory(file: string): Memory {
  const none: Memory = { releases: [], files: {} };
  try {
    return { ...none, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Memory>) };
  } catch {
    return none;
  }
}

/** Adds what this run saw and writes it for the next run. */
export function writeMemory(
  file: string,
  { releases, files }: Memory,
  { version, contentHash }: Inventory,
  seen: ReadonlyMap<string, Validators>,
): void {
  const others = releases.filter((release) => release.contentHash !== contentHash);
  const all = { ...files };
  for (const [path, now] of seen) {
    const former = (all[path] ?? []).filter(
      ({ etag, modified }) => etag !== now.etag || modified !== now.modified,
    );
    all[path] = [now, ...former].slice(0, keptPerFile);
  }
  const next: Memory = {
    releases: [{ version, contentHash }, ...others].slice(0, keptReleases),
    files: all,
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(next, null, 1)}\n`);
}
