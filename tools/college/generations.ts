import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeId, personKinds, type Person } from '@/lib/record/person';
import { readJsonObject } from '@/tools/file/read-json';
import { sortedKeys } from '@/tools/file/sorted-keys';
import { writeOneFile } from '@/tools/file/write-files';

/** The generation of each access code that was replaced, by kind and id: `{ "student 25CSE1042": 2 }`. */
export type Generations = Readonly<Record<string, number>>;

/** The number that the key of a section comes from. */
export interface SectionNumber {
  /** Rises with each new card of a student of the section, and with each student who leaves it. */
  number: number;
  /** The day on which it rose last, "YYYY-MM-DD". */
  since?: string;
  /** The generation of each student. */
  students: Readonly<Record<string, number>>;
}

/** The sections of a teacher by name, also those that are gone. The name '' is all that may write to the teacher. */
export type SectionNumbers = Readonly<Record<string, SectionNumber>>;

interface GenerationsFile {
  generations: Generations;
  /** By the id of the teacher. */
  sections: Readonly<Record<string, SectionNumbers>>;
}

const generationsFile = (folder: string) => join(folder, 'generations.json');

export const stateFile = (folder: string) => join(folder, 'seal-state.json');

/** Finds in the state of sealing a replaced card, and of a section. */
const isNeeded = /"generation":(?:[2-9]|\d\d)|"sections":\{"/;

/**
 * Reads the raised generations and the numbers of sections; none if the college has no such file. Throws if the file is not
 * valid, or gone although it was needed.
 */
export function readGenerations(folder: string): GenerationsFile {
  const file = generationsFile(folder);
  const advice = 'Restore it from a backup: without it, replaced access codes would work again.';
  const state = stateFile(folder);
  if (!existsSync(file) && existsSync(state) && isNeeded.test(readFileSync(state, 'utf8')))
    throw new Error(`${file} does not exist. ${advice}`);
  const { sections = {}, ...rest } = readJsonObject<Partial<GenerationsFile>>(file, advice) ?? {};
  const value = rest as Generations;
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
  return { generations: value, sections };
}

/** Writes the changed file, with a line for each generation. */
export function writeGenerations(folder: string, changes: Partial<GenerationsFile>): void {
  const { generations, sections } = { ...readGenerations(folder), ...changes };
  const all = { ...sortedKeys(generations), ...(Object.keys(sections).length > 0 && { sections }) };
  const lines = Object.entries(all).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  writeOneFile(generationsFile(folder), `{\n${lines.join(',\n')}\n}\n`);
}

/** The generation of a person's access code: 1 unless it was raised. */
export const generationOf = (generations: Generations, person: Person): number =>
  generations[generationKey(person)] ?? 1;

export const generationKey = ({ kind, id }: Person): string => `${kind} ${id}`;
