import { warningOf, type Report } from '../problem/data-problem';
import type { Origin } from '../fact/fact';
import { nearestOf, type Effort } from '@/tools/file/nearest';
import type { Directory } from './directory';
import { readableId } from './joined-id';
import { reportAt } from './problem';

const missing = {
  person: 'This person is in no list of people.',
  section: 'This section is in no list of sections.',
  course: 'This course is in no list of courses.',
  assignment: 'This assignment is in no list of assignments.',
} as const;

const several = {
  person: 'Several people have this name.',
  section: 'Several sections have this name.',
  course: 'Several courses have this name.',
  assignment: 'Several assignments have this name.',
} as const;

type ReferenceField = keyof typeof missing;

/** Follows references, and reports those that lead nowhere or to several. */
export class References {
  /** The suggestions for what was not found, so that a name that a million rows have is compared once. */
  private readonly suggestions = new Map<string, string | undefined>();
  private readonly effort: Effort = { left: 1_000_000_000 };

  constructor(private readonly report: Report) {}

  find<T>(
    directory: Directory<T>,
    reference: string,
    field: ReferenceField,
    origin: Origin,
  ): T | undefined {
    const found = directory.find(reference);
    if (found) return found;
    const isAmbiguous = directory.has(reference);
    const nearest = isAmbiguous ? undefined : this.suggest(directory, reference, field);
    reportAt(this.report, origin, field, {
      ...warningOf('reference', `${isAmbiguous ? 'ambiguous' : 'unknown'}-${field}`),
      value: readableId(reference),
      message: isAmbiguous ? several[field] : missing[field],
      allowed: isAmbiguous ? 'an id, a code or an email address' : `the id of a known ${field}`,
      nearest,
      action: isAmbiguous
        ? 'Export the file with ids. The row is left out.'
        : 'Add the missing entry, or correct this one, in the system that exports the file. The row is left out.',
    });
    return undefined;
  }

  private suggest<T>(
    directory: Directory<T>,
    reference: string,
    field: string,
  ): string | undefined {
    const key = `${field} ${reference}`;
    if (!this.suggestions.has(key) && this.suggestions.size < 200)
      this.suggestions.set(key, nearestOf(reference, directory.ids(), this.effort));
    return this.suggestions.get(key);
  }
}
