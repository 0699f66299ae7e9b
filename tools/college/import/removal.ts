import { errorOf, type Report } from '@/tools/import/problem/data-problem';
import type { PersonRole } from '@/tools/import/fact/fact';
import type { ExistingRecords } from './existing';
import type { Journal } from './state/journal';

/** The share of people whose absence from the files is a mistake more often than not. */
const largeShare = 0.05;

interface RemovalInput {
  journal: Journal;
  existing: ExistingRecords;
  /** The paths of everybody in the files. */
  people: ReadonlyMap<string, unknown>;
  /** Of whom a file lists everybody. */
  listed: ReadonlySet<PersonRole>;
}

/**
 * The records of earlier imports whose people are in no file any longer. Only a complete list of students says that a
 * student has left, and only one of teachers that a teacher has.
 */
export function findRemovals({ journal, existing, people, listed }: RemovalInput): string[] {
  return imported(journal, existing).filter(
    (path) => !people.has(path) && listed.has(path.startsWith('teachers/') ? 'teacher' : 'student'),
  );
}

const imported = (journal: Journal, existing: ExistingRecords) =>
  Object.keys(journal.records)
    .filter((path) => existing.paths.has(path))
    .sort();

/** Reports an error if more people leave than usual, unless the registrar has confirmed the number. */
export function refuseRemovals(
  left: readonly string[],
  { journal, existing }: RemovalInput,
  acceptRemovals: number,
  report: Report,
): void {
  const all = imported(journal, existing).length;
  if (left.length === 0 || left.length <= acceptRemovals) return;
  if (left.length <= all * largeShare) return;
  report({
    ...errorOf('person', 'many-people-missing'),
    place: { file: 'in' },
    value: `${left.length} of ${all} people`,
    message: 'More than 5 % of the people are no longer in the files.',
    allowed: `at most ${Math.floor(all * largeShare)} people`,
    action: `If they have really left, run npm run college -- import --accept-removals ${left.length}. If not, a file is missing or incomplete.`,
  });
}
