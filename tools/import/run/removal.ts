import type { ExistingRecords } from './existing';
import type { ImportOptions } from './import-college';
import type { Journal } from './journal';
import type { CollegeData } from './read-college';

/** The share of people whose absence from the files is a mistake more often than not. */
const largeShare = 0.05;

interface RemovalInput {
  journal: Journal;
  existing: ExistingRecords;
  people: ReadonlyMap<string, unknown>;
  data: CollegeData;
}

/**
 * The records of earlier imports whose people are in no file any longer. Only a complete list of people says that
 * somebody has left.
 */
export function findRemovals({ journal, existing, people, data }: RemovalInput): string[] {
  if (!data.hasAllPeople) return [];
  return imported(journal, existing).filter((path) => !people.has(path));
}

const imported = (journal: Journal, existing: ExistingRecords) =>
  Object.keys(journal.records)
    .filter((path) => existing.paths.has(path))
    .sort();

/** Reports an error if more people leave than usual, unless the registrar has confirmed the number. */
export function refuseRemovals(
  left: readonly string[],
  journal: Journal,
  existing: ExistingRecords,
  { acceptRemovals, report }: ImportOptions,
): void {
  const all = imported(journal, existing).length;
  if (left.length === 0 || left.length <= acceptRemovals) return;
  if (left.length <= all * largeShare) return;
  report({
    severity: 'error',
    stage: 'person',
    code: 'many-people-missing',
    place: { file: 'in' },
    value: `${left.length} of ${all} people`,
    message: 'More than 5 % of the people are no longer in the files.',
    allowed: `at most ${Math.floor(all * largeShare)} people`,
    action: `If they have really left, run the command again with --accept-removals ${left.length}. If not, a file is missing or incomplete.`,
  });
}
