import { newId, type Change, type Records } from '@/lib/workspace/record';
import { ExchangeError } from './problem';
import type { Contents } from './write-file';

/** The id of the record of what a student of another device sent: two students may give the same name. */
export function receivedId(rollNumber: string, name: string): string {
  return `${rollNumber.toLowerCase()}:${name}`;
}

/** What becomes of one entry of a file when it is taken over. */
export interface PlanEntry {
  /** Names the entry among those of all opened files. */
  key: string;
  title: string;
  /** Whose it is, or what was decided. */
  detail: string;
  /** What will be done with it, or why it is left out. */
  verdict: string;
  taken: boolean;
}

/** What taking over some files would do; nothing is done yet. */
export interface Plan {
  entries: readonly PlanEntry[];
  changes: readonly Change[];
}

/** A version of something: when it came to be, and what it is to be the same. */
export interface Version {
  at: string;
  same: string;
}

/** An entry of a file before it is held against what is there. */
export interface Candidate extends Version {
  /** The id of the record that it becomes. */
  id: string;
  title: string;
  detail: string;
  /** Why it is left out, whatever version is there. */
  refusal: string | null;
  changes: () => Change[];
}

/**
 * Takes of every record the latest version, be it in the first file or in the last, where it is later than the one that
 * is there.
 */
export function planLatest(
  candidates: readonly Candidate[],
  versionOf: (id: string) => Version | undefined,
): Plan {
  const latest = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const other = latest.get(candidate.id);
    if (candidate.refusal === null && (!other || candidate.at > other.at))
      latest.set(candidate.id, candidate);
  }
  const entries = candidates.map((candidate, index): PlanEntry => {
    const { id, title, detail } = candidate;
    const before = versionOf(id);
    const refusal =
      candidate.refusal ??
      refusalOf(candidate, before) ??
      (latest.get(id) === candidate ? null : 'Left out: another of these files has it too.');
    const verdict = refusal ?? (before ? 'Takes the place of the earlier version.' : 'New.');
    return { key: `${index}:${id}`, title, detail, verdict, taken: refusal === null };
  });
  const changes = candidates.flatMap((one, index) => (entries[index]?.taken ? one.changes() : []));
  return { entries, changes };
}

function refusalOf({ at, same }: Version, before: Version | undefined): string | null {
  if (!before || at > before.at) return null;
  return before.same === same
    ? 'Left out: it is here already.'
    : 'Left out: a later version of it is here already.';
}

/** A PDF of a file as a record keeps it, and the change that keeps it. */
export function keepCarried(
  { name, size, sha256 }: { name: string; size: number; sha256: string },
  contents: Contents,
): {
  facts: { file: string; name: string; size: number; sha256: string };
  change: Records['files'];
} {
  const blob = contents.get(sha256);
  if (!blob) throw new ExchangeError(`The PDF “${name}” is missing in it.`);
  const id = newId();
  const change = { id, name, type: 'application/pdf', size, sha256, blob };
  return { facts: { file: id, name, size, sha256 }, change };
}
