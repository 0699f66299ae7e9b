import { readableName } from '@/lib/file/file-name';
import { fileNameFor, type FileType } from '@/lib/file/file-type';
import { newId, type Change, type Records } from '@/lib/store/record';
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

/** A version of something, held against another one by what came before it, never by a clock. */
export interface Version {
  /** The names of its versions up to this one, the oldest first. */
  versions: readonly string[];
  /** What is the same where the content is. */
  contentId: string;
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
 * Takes of every record the latest version, be it in the first file or in the last, where the one that is there is not
 * the same or a later one.
 */
export function planLatest(
  candidates: readonly Candidate[],
  versionOf: (id: string) => Version | undefined,
): Plan {
  const latest = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const other = latest.get(candidate.id);
    if (candidate.refusal === null && (!other || isLatest(candidate, other)))
      latest.set(candidate.id, candidate);
  }
  const entries = candidates.map((candidate, index): PlanEntry => {
    const { id, title, detail } = candidate;
    const before = versionOf(id);
    const age = before && ageOf(candidate, before);
    const refusal =
      candidate.refusal ??
      (age && refusals[age]) ??
      (latest.get(id) === candidate ? null : 'Left out: another of these files has it too.');
    const verdict = refusal ?? (age ? verdicts[age] : 'New.');
    return { key: `${index}:${id}`, title, detail, verdict, taken: refusal === null };
  });
  const changes = candidates.flatMap((one, index) => (entries[index]?.taken ? one.changes() : []));
  return { entries, changes };
}

/** How a version stands to another: neither names the other where they were made on two devices. */
type Age = 'later' | 'same' | 'earlier' | 'unknown';

function ageOf(one: Version, other: Version): Age {
  const [last, otherLast] = [one.versions.at(-1), other.versions.at(-1)];
  const isSame = one.contentId === other.contentId;
  if (last === otherLast) return isSame ? 'same' : 'unknown';
  const knows = otherLast !== undefined && one.versions.includes(otherLast);
  const isKnown = last !== undefined && other.versions.includes(last);
  if (knows && !isKnown) return 'later';
  if (isSame) return 'same';
  return isKnown && !knows ? 'earlier' : 'unknown';
}

/** Of two versions of one record in opened files, that the first is taken. */
function isLatest(one: Version, other: Version): boolean {
  const age = ageOf(one, other);
  return age === 'later' || (age === 'unknown' && one.versions.length >= other.versions.length);
}

const refusals: Partial<Record<Age, string>> = {
  same: 'Left out: it is here already.',
  earlier: 'Left out: a later version of it is here already.',
};

const verdicts = {
  later: 'Takes the place of the earlier version.',
  unknown: 'Takes the place of the version that is here.',
} as Record<Age, string>;

/** The most versions that a record names. */
const maxVersions = 100;

/** The versions before this one, of what is here and of what a file names; none where there is none. */
export function earlierOf(
  stored: readonly string[],
  sent: readonly string[] = [],
  current: string,
): { earlier?: string[] } {
  const earlier = [...new Set([...sent, ...stored])].filter((name) => name !== current);
  return earlier.length > 0 ? { earlier: earlier.slice(-maxVersions) } : {};
}

/** A carried file as a record keeps it, and the change that keeps it. */
export function storeAttachment(
  { name: called, size, sha256 }: { name: string; size: number; sha256: string },
  contents: Contents,
): {
  facts: { file: string; name: string; size: number; sha256: string };
  change: Records['files'];
} {
  const blob = contents.get(sha256);
  if (!blob) throw new ExchangeError(`The file “${readableName(called)}” is missing in it.`);
  const id = newId();
  const { type } = blob;
  const name = fileNameFor(called, type as FileType);
  const change = { id, name, type, size, sha256, blob };
  return { facts: { file: id, name, size, sha256 }, change };
}
