import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '@/tools/file/write-atomically';

const recordFile = '.deploy-record.json';

/** Number of releases that stay in a folder for a rollback, including the live one. */
const keptReleases = 5;

/** A release that was made live, and when (ISO 8601). */
interface HistoryEntry {
  id: string;
  at: string;
}

/** What deploys record about a folder. Only the link says which release is live. */
export interface DeployRecord {
  /** Oldest first. Recorded just before the switch, so the last one may not have happened. */
  history: HistoryEntry[];
  /** When each hashed file was last part of the live release (ISO 8601), by path. */
  hashed: Record<string, string>;
  /** In a plain folder: the files without a hash in their name that deploys wrote. */
  placed: string[];
  /** Folders below `releases/` that deploys created, each recorded before it is created. Others are not ours. */
  releases: string[];
}

/** Reads what earlier deploys recorded; empty if there is no record or it is unreadable. */
export function readRecord(target: string): DeployRecord {
  const file = join(target, recordFile);
  const none: DeployRecord = { history: [], hashed: {}, placed: [], releases: [] };
  if (!existsSync(file)) return none;
  try {
    const noted = JSON.parse(readFileSync(file, 'utf8')) as Partial<DeployRecord>;
    // Records from before this list existed name the releases in their history.
    return { ...none, releases: noted.history?.map(({ id }) => id) ?? [], ...noted };
  } catch {
    return none;
  }
}

export function writeRecord(target: string, record: DeployRecord): void {
  writeAtomically(join(target, recordFile), `${JSON.stringify(record, null, 1)}\n`);
}

/** The switches that happened. A last entry that the link does not confirm was interrupted. */
export function completedHistory(
  { history }: DeployRecord,
  live: string | undefined,
): HistoryEntry[] {
  const last = history.findLastIndex(({ id }) => id === live);
  return history.slice(0, last + 1);
}

/** The end of a history, with at most `count` different releases. */
export function trimHistory(
  history: readonly HistoryEntry[],
  count = keptReleases,
): HistoryEntry[] {
  const known = new Set<string>();
  const first = history.findLastIndex(({ id }) => known.add(id).size > count);
  return history.slice(first + 1);
}

/** Id of the release that was live before the current one. */
export function previousOf(history: readonly HistoryEntry[], live: string): string | undefined {
  return history.findLast(({ id }) => id !== live)?.id;
}

/** Records that hashed files are part of the live release now. */
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

/** Whether a hashed file left the live release at least `keepDays` ago, so that no open tab needs it. */
export function isExpired(
  { hashed }: DeployRecord,
  path: string,
  keepDays: number,
  now: Date,
): boolean {
  const at = Date.parse(hashed[path] ?? '');
  // A file without a date gets one before it can expire.
  return !Number.isNaN(at) && now.getTime() - at >= keepDays * dayMs;
}
