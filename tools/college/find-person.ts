import { distanceOf } from '@/tools/file/nearest';
import { normalizeId, personKinds, type PersonKind } from '@/lib/record/person';

/** The entries with this id; a student and a teacher may share one. Throws with the most similar ids if there is none. */
export function findById<T extends { id: string }>(people: readonly T[], text: string): T[] {
  const id = normalizeId(text);
  const found = people.filter((one) => normalizeId(one.id) === id);
  if (found.length > 0) return found;
  const near = nearestIds(
    id,
    people.map((one) => one.id),
  );
  const hint = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
  throw new Error(`There is no record of "${text}".${hint}`);
}

/** Reads the option --kind. */
export function readKind(text: string | undefined): PersonKind | undefined {
  const kind = personKinds.find((known) => known === text);
  if (kind !== undefined || text === undefined) return kind;
  throw new Error(`--kind is "${text}". Write ${personKinds.join(' or ')}.`);
}

/** At most three ids that differ in at most three characters: the most similar first, equally similar ones in order. */
function nearestIds(id: string, ids: readonly string[]): string[] {
  return ids
    .map((known) => ({ known, far: distanceOf(id, normalizeId(known), 4) }))
    .filter(({ far }) => far <= 3)
    .sort((one, other) => one.far - other.far || (one.known < other.known ? -1 : 1))
    .slice(0, 3)
    .map(({ known }) => known);
}
