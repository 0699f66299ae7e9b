import { limits } from '@/content/schema/limits';
import { readableName } from '@/lib/file/file-name';
import { fileNameFor, type FileType } from '@/lib/file/file-type';
import { newId, type Change, type Records } from '@/lib/store/record';
import { recordIdOf } from '@/lib/store/kind/person-id';
import { ExchangeError } from './problem';
import type { Contents } from './file';

/** The effect on one entry of a file when it is imported. */
export interface PlanEntry {
  /** Unique among the entries of all opened files. */
  key: string;
  title: string;
  /** The owner, or the decision. */
  detail: string;
  /** The effect, or why it is left out. */
  outcome: string;
  taken: boolean;
}

/** The effects of importing some files. Making a plan changes nothing. */
export interface Plan {
  entries: readonly PlanEntry[];
  changes: readonly Change[];
}

/** A version of a record, compared with another by what came before it, never by a clock. */
export interface Version {
  /** The names of the versions up to this one, oldest first. */
  versions: readonly string[];
  /** Equal for equal content. */
  contentId: string;
}

/** An entry of a file before it is compared with the stored records. */
export interface Candidate extends Version {
  /** The id of the record that it becomes. */
  id: string;
  title: string;
  detail: string;
  /** The reason why it is left out, whichever version is stored; null if it is not. */
  problem: string | null;
  changes: () => Change[];
  /** Returns what is taken of it if the same version is stored. */
  again?: (() => Change[]) | undefined;
}

/** Takes the latest version of every record, whichever file has it, unless the stored version is the same or later. */
export function planLatest(
  candidates: readonly Candidate[],
  versionOf: (id: string) => Version | undefined,
): Plan {
  const latest = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const other = latest.get(candidate.id);
    if (candidate.problem === null && (!other || isLatest(candidate, other)))
      latest.set(candidate.id, candidate);
  }
  const ages = candidates.map((candidate) => {
    const before = versionOf(candidate.id);
    return before && ageOf(candidate, before);
  });
  const entries = candidates.map((candidate, index): PlanEntry => {
    const { id, title, detail, again } = candidate;
    const age = ages[index];
    const problem =
      candidate.problem ??
      (age && !(again && age === 'same') ? problems[age] : undefined) ??
      (latest.get(id) === candidate ? null : 'Left out: another of these files has it too.');
    const outcome = problem ?? (age ? outcomes[age] : 'New.');
    return { key: `${index}:${id}`, title, detail, outcome, taken: problem === null };
  });
  const changes = candidates.flatMap((one, index) => {
    if (!entries[index]?.taken) return [];
    return ages[index] === 'same' ? one.again!() : one.changes();
  });
  return { entries, changes };
}

/** The relation of a version to another: "unknown" if neither names the other, as when they come from two devices. */
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

/** Returns true if the first of two versions in opened files is the one to import. */
function isLatest(one: Version, other: Version): boolean {
  const age = ageOf(one, other);
  return age === 'later' || (age === 'unknown' && one.versions.length >= other.versions.length);
}

const problems: Partial<Record<Age, string>> = {
  same: 'Left out: already on this device.',
  earlier: 'Left out: a later version is already on this device.',
};

const outcomes = {
  later: 'Replaces the earlier version.',
  unknown: 'Replaces the version on this device.',
  same: 'Already on this device. The decision goes back in a letter.',
} as Record<Age, string>;

/** The versions before `current`, from the stored record and from a file; `{}` if there are none. */
export function earlierOf(
  stored: readonly string[],
  sent: readonly string[] = [],
  current: string,
): { earlier?: string[] } {
  const earlier = [...new Set([...sent, ...stored])].filter((name) => name !== current);
  return earlier.length > 0 ? { earlier: earlier.slice(-limits.earlier) } : {};
}

/** The description of an attachment for its record, and the change that stores its content. */
export function storeAttachment(
  { name: called, size, sha256 }: { name: string; size: number; sha256: string },
  contents: Contents,
): {
  facts: { file: string; name: string; size: number; sha256: string };
  change: Records['files'];
} {
  const blob = contents.get(sha256);
  if (!blob)
    throw new ExchangeError(
      `The file “${readableName(called)}” is missing from it. Ask for the file again.`,
    );
  const id = newId();
  const { type } = blob;
  const name = fileNameFor(called, type as FileType);
  const change = { id, name, type, size, sha256, blob };
  return { facts: { file: id, name, size, sha256 }, change };
}

/** The id of a record received from a student. Includes the roll number, as two students may use the same id. */
export function receivedId(rollNumber: string, name: string): string {
  return `${recordIdOf(rollNumber)}:${name}`;
}

/** The part of such an id that the sender chose. */
export const sentName = (id: string): string => id.slice(id.lastIndexOf(':') + 1);
