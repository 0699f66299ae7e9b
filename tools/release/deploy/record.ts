import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from './write-atomically';

const recordFile = '.deploy-record.json';

/** How many releases a folder keeps to roll back to, with the live one. */
export const keptReleases = 5;

/** A release that was switched to, and when. */
export interface HistoryEntry {
  id: string;
  at: string;
}

/** What deploys remember of a folder. The link alone says which release is live. */
export interface DeployRecord {
  /** Oldest first; noted just before the switch, so the last one may not have happened. */
  history: HistoryEntry[];
  /** When each hashed file was last seen to be part of the live release. */
  hashed: Record<string, string>;
  /** In a plain folder: the files without a hash in their name that deploys put there. */
  placed: string[];
  /** The folders below `releases/` that deploys made, each noted before it is made. Nothing else there is theirs. */
  releases: string[];
}

/** Reads what earlier deploys noted; a folder without notes, or with unreadable ones, has no past. */
export function readRecord(target: string): DeployRecord {
  const file = join(target, recordFile);
  const none: DeployRecord = { history: [], hashed: {}, placed: [], releases: [] };
  if (!existsSync(file)) return none;
  try {
    const noted = JSON.parse(readFileSync(file, 'utf8')) as Partial<DeployRecord>;
    // Notes from before this list was kept name the releases in their history.
    return { ...none, releases: noted.history?.map(({ id }) => id) ?? [], ...noted };
  } catch {
    return none;
  }
}

/** Writes the notes, whole or not at all. */
export function writeRecord(target: string, record: DeployRecord): void {
  writeAtomically(join(target, recordFile), `${JSON.stringify(record, null, 1)}\n`);
}

/** The switches that really happened: a last one that the link does not show was cut off. */
export function completedHistory(
  { history }: DeployRecord,
  live: string | undefined,
): HistoryEntry[] {
  const last = history.findLastIndex(({ id }) => id === live);
  return history.slice(0, last + 1);
}

/** The end of a history that names as many releases as are kept. */
export function trimHistory(
  history: readonly HistoryEntry[],
  count = keptReleases,
): HistoryEntry[] {
  const known = new Set<string>();
  const first = history.findLastIndex(({ id }) => known.add(id).size > count);
  return history.slice(first + 1);
}

/** The release that was live before the one that is. */
export function previousOf(history: readonly HistoryEntry[], live: string): string | undefined {
  return history.findLast(({ id }) => id !== live)?.id;
}

/** Notes that hashed files are part of the live release now. */
export function withLastSeen(
  record: DeployRecord,
  paths: readonly string[],
  now: Date,
): DeployRecord {
  const at = now.toISOString();
  return {
    ...record,
    hashed: { ...record.hashed, ...Object.fromEntries(paths.map((path) => [path, at])) },
  };
}

const dayMs = 86_400_000;

/** Tells whether nobody can still need a hashed file: it left the live release long enough ago. */
export function isExpired(
  { hashed }: DeployRecord,
  path: string,
  keepDays: number,
  now: Date,
): boolean {
  const at = Date.parse(hashed[path] ?? '');
  // A file without a date, of whatever origin, gets one first.
  return !Number.isNaN(at) && now.getTime() - at >= keepDays * dayMs;
}
