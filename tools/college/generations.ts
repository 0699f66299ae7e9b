import { join } from 'node:path';
import { normalizeId, personKinds, type Person } from '@/lib/record/person';
import { readJsonObject } from '@/tools/file/read-json';

/** The generation of each access code that was replaced, by kind and id: `{ "student 25CSE1042": 2 }`. */
export type Generations = Readonly<Record<string, number>>;

export const generationsFile = (folder: string) => join(folder, 'generations.json');

/** Reads the raised generations; none if the college has no such file. Throws if the file is not valid. */
export function readGenerations(folder: string): Generations {
  const file = generationsFile(folder);
  const advice = 'Restore it from a backup: without it, replaced access codes would work again.';
  const value = readJsonObject<Generations>(file, advice) ?? {};
  for (const [name, generation] of Object.entries(value)) {
    const [kind, id, ...rest] = name.split(' ');
    if (!personKinds.some((known) => known === kind) || !id || rest.length > 0)
      throw new Error(
        `${file}: "${name}" names nobody. Write the kind and the id, such as "student 25CSE1042" or "teacher FAC2023".`,
      );
    if (id !== normalizeId(id))
      throw new Error(`${file}: "${name}" names nobody. Write the id in capital letters.`);
    if (!Number.isSafeInteger(generation) || generation < 1)
      throw new Error(
        `${file}: the generation of "${name}" is ${JSON.stringify(generation)}. Write a whole number from 1.`,
      );
  }
  return value;
}

/** The generation of a person's access code: 1 unless it was raised. */
export const generationOf = (generations: Generations, person: Person): number =>
  generations[generationKey(person)] ?? 1;

export const generationKey = ({ kind, id }: Person): string => `${kind} ${id}`;
