import { findById, readKind } from './find-person';
import { generationKey, generationOf, readGenerations, writeGenerations } from './generations';
import { readPeople, type NamedPerson } from './read-people';

/** A person, and the generation that the access code of this person has. */
export interface Revocable extends NamedPerson {
  generation: number;
}

/** The person with this id. Throws if there is none, or a student and a teacher and no kind. */
export function findRevocable(folder: string, id: string, kind?: string): Revocable {
  const wanted = readKind(kind);
  const people = readPeople(folder).filter((person) => !wanted || person.kind === wanted);
  const found = findById(people, id);
  const [person] = found;
  if (!person || found.length > 1)
    throw new Error(`"${id}" is a student and a teacher. Add --kind student or --kind teacher.`);
  return { ...person, generation: generationOf(readGenerations(folder).generations, person) };
}

/** Raises the generation of a person's access code and returns the new one. The old code opens nothing from then on. */
export function revoke(folder: string, person: Revocable): number {
  const generation = person.generation + 1;
  const { generations } = readGenerations(folder);
  writeGenerations(folder, {
    generations: { ...generations, [generationKey(person)]: generation },
  });
  return generation;
}
