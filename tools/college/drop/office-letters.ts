import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@/content/schema/limits';
import { openLetter, type Letter } from '@/lib/drop/letter';
import { importPairKey, tagIn, tagsOf, weeksBack } from '@/lib/drop/names';
import type { College } from '../college';
import { officePairKeys } from './access';
import { officeFolder } from './boxes';

/** The letters to the office, by name: those that a teacher of the college wrote, and the names of all others. */
interface OfficeLetters {
  opened: Map<string, Letter>;
  foreign: string[];
}

/**
 * Opens the letters in the office's box. The key of a letter proves which teacher's record it is from; one of somebody
 * else, one that was altered or renamed, and one of more than six weeks ago is foreign.
 */
export async function readOfficeLetters(
  folder: string,
  college: College,
  teachers: readonly string[],
  now: Date,
): Promise<OfficeLetters> {
  const box = officeFolder(folder, college);
  if (!existsSync(box))
    throw new Error(
      `${folder} has no box of the office. Make it with: npm run college -- boxes ${folder}`,
    );
  const names = readdirSync(box).flatMap((file) => /^([0-9a-f]{64})\.jwe$/.exec(file)?.[1] ?? []);
  const letters: OfficeLetters = { opened: new Map(), foreign: [] };
  const keys = names.length > 0 ? await keysByTag(college, teachers, now) : new Map();
  for (const name of names.sort()) {
    const key = keys.get(tagIn(name));
    const letter = key && (await open(join(box, `${name}.jwe`), name, key));
    if (letter) letters.opened.set(name, letter);
    else letters.foreign.push(name);
  }
  return letters;
}

async function keysByTag(
  college: College,
  teachers: readonly string[],
  now: Date,
): Promise<Map<string, CryptoKey>> {
  const keys = new Map<string, CryptoKey>();
  const weeks = weeksBack(now);
  for (const bytes of teachers.flatMap((id) => officePairKeys(college, id))) {
    const key = await importPairKey(new Uint8Array(bytes));
    for (const tag of await tagsOf(key, weeks)) keys.set(tag, key);
  }
  return keys;
}

async function open(file: string, name: string, key: CryptoKey): Promise<Letter | null> {
  if (statSync(file).size > limits.letter.size) return null;
  return openLetter(key, 'in', name, readFileSync(file)).catch(() => null);
}
