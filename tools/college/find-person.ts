import { nearestOf } from '@/tools/file/nearest';
import { normalizeId, personKinds, type PersonKind } from '@/lib/record/person';

/** The entries with this id; a student and a teacher may share one. Throws with the most similar id if there is none. */
export function findById<T extends { id: string }>(people: readonly T[], text: string): T[] {
  const id = normalizeId(text);
  const found = people.filter((one) => normalizeId(one.id) === id);
  if (found.length > 0) return found;
  const near = nearestOf(
    id,
    people.map((one) => one.id),
  );
  const hint = near ? ` Did you mean ${near}?` : '';
  throw new Error(`There is no record of "${text}".${hint}`);
}

/** Reads the option --kind. */
export function readKind(text: string | undefined): PersonKind | undefined {
  const kind = personKinds.find((known) => known === text);
  if (kind !== undefined || text === undefined) return kind;
  throw new Error(`--kind is "${text}". Write ${personKinds.join(' or ')}.`);
}
