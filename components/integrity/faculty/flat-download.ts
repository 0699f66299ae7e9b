/** A student as the name of a file says. */
interface NamedPerson {
  name: string;
  /** Tells two students of one name apart. */
  id: string;
}

/**
 * Names of files in downloads without folders. Canvas: "raoasha_LATE_101_2001_essay.pdf". Brightspace: "101-7 - Asha Rao - Nov 2,
 * 2026 430 PM - essay.pdf". Blackboard: "Essay_asha.rao_attempt_2026-11-02-16-30-05_essay.pdf".
 */
const formats = [
  { name: /^(?<name>[^_\s]+)(?:_LATE)?_(?<id>\d+)_\d+_./, isVague: true },
  {
    name: /^(?<id>\d+)-\d+ - (?<name>.+?) ?- \p{L}{3,9} \d{1,2}, \d{4} [\d:]{3,5} ?[AP]M - ./u,
    isVague: false,
  },
  {
    name: /^.+_(?<name>(?<id>[^_]+))_attempt_\d{4}(?:-\d\d){5}[_.]/,
    isVague: false,
  },
] as const;

/** Returns the owners of files that are named as a learning platform names them, or null for each other file. */
export function ownersOfFlat(names: readonly string[]): (string | null)[] {
  const people = peopleOf(names);
  const ids = new Map<string, Set<string>>();
  for (const person of people)
    if (person) ids.set(person.name, (ids.get(person.name) ?? new Set()).add(person.id));
  return people.map((person) => {
    if (!person) return null;
    const { name, id } = person;
    return ids.get(name)!.size > 1 ? `${name} (${id})` : name;
  });
}

/** Other files can have two numbers in their names: they are those of students only if several students have one each. */
function peopleOf(names: readonly string[]): (NamedPerson | null)[] {
  for (const { name: pattern, isVague } of formats) {
    const people = names.map((name): NamedPerson | null => {
      const { groups } = pattern.exec(name) ?? {};
      return groups ? { name: groups['name'] ?? '', id: groups['id'] ?? '' } : null;
    });
    const found = people.flatMap((person) => person ?? []);
    const isClass =
      new Set(found.map(({ name }) => name)).size > 1 && found.length * 2 > names.length;
    if (found.length > 0 && (isClass || !isVague)) return people;
  }
  return names.map(() => null);
}

/** Returns what names of files begin with, if several files of some have it in common: then one student may own them. */
export function sharedBeginnings(names: readonly string[]): string[] {
  const beginnings = names.map(beginningOf);
  const all = new Set(beginnings);
  if (all.size < 2) return [];
  return [...all].filter(
    (beginning) => beginning !== '' && beginnings.filter((one) => one === beginning).length > 1,
  );
}

/** "asha" of "asha_essay.pdf", "Asha Rao" of "Asha Rao - essay.pdf"; nothing for a name without parts. */
export function beginningOf(name: string): string {
  return /^(.+?)(?:_| - ).+/.exec(name)?.[1]?.trim() ?? '';
}
