import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@/content/schema/limits';
import { openLetter, type Letter } from '@/lib/drop/letter';
import { importPairKey, tagIn, tagsOf, weeksBack } from '@/lib/drop/names';
import type { Person, PersonKind } from '@/lib/record/person';
import type { College } from '../college';
import { officePairKeys, studentOfficeKeys } from './access';
import { officeFolder } from './boxes';

/** The letters to the office, by name: those that somebody of the college wrote, and the names of all others. */
interface OfficeLetters {
  opened: Map<string, OfficeLetter>;
  foreign: string[];
}

type OfficeLetter = Letter & { from: Person };

/**
 * Opens the letters in the office's box. The key of a letter proves whose record it is from; one of somebody else, one that
 * was altered or renamed, and one of more than six weeks ago is foreign. Students write only reports.
 */
export async function readOfficeLetters(
  folder: string,
  college: College,
  people: OfficePeople,
  now: Date,
): Promise<OfficeLetters> {
  const box = officeFolder(folder, college);
  if (!existsSync(box))
    throw new Error(
      `${folder} has no box of the office. Make it with: npm run college -- boxes ${folder}`,
    );
  const names = readdirSync(box).flatMap((file) => /^([0-9a-f]{64})\.jwe$/.exec(file)?.[1] ?? []);
  const letters: OfficeLetters = { opened: new Map(), foreign: [] };
  const senders = new Map<string, Sender>();
  const isUnknown = (name: string) => !senders.has(tagIn(name));
  // Students are many, and few of them write.
  for (const kind of ['teacher', 'student'] as const)
    if (names.some(isUnknown))
      await addSenders(senders, college, { kind, ids: people[kind]() }, now);
  for (const name of names.sort()) {
    const sender = senders.get(tagIn(name));
    const letter = sender && (await open(join(box, `${name}.jwe`), name, sender.key));
    const isOwn = letter && (sender.from.kind === 'teacher' || letter.kind === 'report');
    if (isOwn) letters.opened.set(name, { ...letter, from: sender.from });
    else letters.foreign.push(name);
  }
  return letters;
}

/** The ids of the people of each kind. */
type OfficePeople = Readonly<Record<PersonKind, () => Iterable<string>>>;

interface Sender {
  from: Person;
  key: CryptoKey;
}

async function addSenders(
  senders: Map<string, Sender>,
  college: College,
  { kind, ids }: { kind: PersonKind; ids: Iterable<string> },
  now: Date,
): Promise<void> {
  const weeks = weeksBack(now);
  const keysOf = kind === 'teacher' ? officePairKeys : studentOfficeKeys;
  for (const id of ids)
    for (const bytes of keysOf(college, id)) {
      const key = await importPairKey(new Uint8Array(bytes));
      for (const tag of await tagsOf(key, weeks)) senders.set(tag, { from: { kind, id }, key });
    }
}

async function open(file: string, name: string, key: CryptoKey): Promise<Letter | null> {
  if (statSync(file).size > limits.letter.size) return null;
  return openLetter(key, 'in', name, readFileSync(file)).catch(() => null);
}
