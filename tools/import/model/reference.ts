import { nearestOf, type Effort } from '@/tools/file/nearest';
import { getOrMake } from '@/tools/file/get-or-make';
import { warningOf, type Report } from '../problem/data-problem';
import type { Origin } from '../fact/fact';
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

/** An entry that a reference may lead to. */
interface Named {
  id: string;
  fact?: { name: string };
  name?: string;
  title?: string;
}

/** The most things that a problem names. */
const mostNamed = 5;

/** Follows references, and reports those that lead nowhere or to several: each name is one cause with its count. */
export class References {
  /** The suggestions for what was not found, so that a name that a million rows have is compared once. */
  private readonly suggestions = new Map<string, string | undefined>();
  private readonly candidates = new Map<object, ReadonlyMap<string, string>>();
  private readonly effort: Effort = { left: 1_000_000_000 };

  constructor(private readonly report: Report) {}

  find<T extends Named>(
    directory: Directory<T>,
    reference: string,
    field: ReferenceField,
    origin: Origin,
  ): T | undefined {
    const found = directory.find(reference);
    if (found) return found;
    const named = directory.several(reference);
    const isAmbiguous = named.length > 0;
    const nearest = isAmbiguous ? undefined : this.suggest(directory, reference, field);
    reportAt(this.report, origin, field, {
      ...warningOf('reference', `${isAmbiguous ? 'ambiguous' : 'unknown'}-${field}`),
      value: readableId(reference),
      // A name is one cause; ids that are missing are often those of a whole list.
      ...(!/[\d@]/.test(reference) && { cause: reference }),
      message: isAmbiguous ? several[field] : missing[field],
      allowed: isAmbiguous
        ? `the id of one of them: ${named.slice(0, mostNamed).map(shownName).join('; ')}${named.length > mostNamed ? '; …' : ''}`
        : `the id of a known ${field}`,
      nearest,
      action: isAmbiguous
        ? 'Write the id in place of the name. Until then it is not linked.'
        : field === 'person'
          ? 'Correct the cell, or put the newest list of people into college/in. Until then it is not linked.'
          : 'Add the missing entry, or correct this one, in the system that exports the file. The row is left out.',
    });
    return undefined;
  }

  /** What is most like a reference, among ids and names. */
  private suggest<T extends Named>(
    directory: Directory<T>,
    reference: string,
    field: string,
  ): string | undefined {
    const key = `${field} ${reference}`;
    if (!this.suggestions.has(key) && this.suggestions.size < 200) {
      const all = getOrMake(this.candidates, directory, () => candidatesIn(directory));
      const nearest = nearestOf(reference, all.keys(), this.effort);
      this.suggestions.set(key, nearest && all.get(nearest));
    }
    return this.suggestions.get(key);
  }
}

const nameOf = ({ fact, name, title }: Named) => fact?.name ?? name ?? title;

/** A thing as a problem names it: "25CS001 Asha Rao". */
function shownName(item: Named): string {
  const name = nameOf(item);
  const id = readableId(item.id);
  return name === undefined || name === id ? id : `${id} ${name}`;
}

/** The ids and names of a directory, each with what it leads to. */
function candidatesIn<T extends Named>(directory: Directory<T>): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const item of directory.values())
    for (const name of [nameOf(item), item.id]) if (name) all.set(name, shownName(item));
  return all;
}
