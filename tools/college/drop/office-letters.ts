import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@/content/schema/limits';
import { openLetter, type Letter } from '@/lib/drop/letter';
import { importPairKey, tagIn, tagsOf, weeksBack } from '@/lib/drop/names';
import { personKinds, type Person, type PersonKind } from '@/lib/record/person';
import type { College } from '../college';
import { officePairKeys } from './access';
import { officeFolder } from './boxes';

/** The letters to the office, by name: those that somebody of the college wrote, and the names of all others. */
interface OfficeLetters {
  opened: Map<string, OfficeLetter>;
  foreign: string[];
}

/** A letter that opens. What it has is read again when it is needed: the letters of a month do not fit into memory. */
export interface OfficeLetter extends Pick<Letter, 'id' | 'kind' | 'at'> {
  from: Person;
  text: () => Promise<string>;
}

/**
 * Opens the letters in the office's boxes. The key of a letter proves whose record it is from; one of somebody else, one that
 * was altered or renamed, and one of more than six weeks ago is foreign. Students write only queries.
 */
export async function readOfficeLetters(
  folder: string,
  college: College,
  people: OfficePeople,
  now: Date,
): Promise<OfficeLetters> {
  const letters: OfficeLetters = { opened: new Map(), foreign: [] };
  for (const kind of personKinds) {
    const box = officeFolder(folder, college, kind);
    if (!existsSync(box))
      throw new Error(
        `${folder} has no box of the office. Make it with: npm run college -- boxes ${folder}`,
      );
    const names = readdirSync(box).flatMap((file) => /^([0-9a-f]{64})\.jwe$/.exec(file)?.[1] ?? []);
    // Students are many, and few of them write.
    const senders = await sendersOf(college, kind, names.length > 0 ? people[kind]() : [], now);
    for (const name of names.sort()) {
      const sender = senders.get(tagIn(name));
      const read = async () => sender && open(join(box, `${name}.jwe`), name, sender.key);
      const letter = await read();
      const isOwn = letter?.file !== undefined && (kind === 'teacher' || letter.kind === 'query');
      if (sender && isOwn) {
        const text = async () => (await read())?.file ?? '';
        const { id, kind: what, at } = letter;
        letters.opened.set(name, { id, kind: what, at, from: sender.from, text });
      } else letters.foreign.push(name);
    }
  }
  return letters;
}

/** The ids of the people of each kind. */
type OfficePeople = Readonly<Record<PersonKind, () => Iterable<string>>>;

interface Sender {
  from: Person;
  key: CryptoKey;
}

/** Returns who writes to the office with which tag. */
export async function sendersOf(
  college: College,
  kind: PersonKind,
  ids: Iterable<string>,
  now: Date,
): Promise<ReadonlyMap<string, Sender>> {
  const senders = new Map<string, Sender>();
  const weeks = weeksBack(now);
  for (const id of ids)
    for (const bytes of officePairKeys(college, { kind, id })) {
      const key = await importPairKey(new Uint8Array(bytes));
      for (const tag of await tagsOf(key, weeks)) senders.set(tag, { from: { kind, id }, key });
    }
  return senders;
}

async function open(file: string, name: string, key: CryptoKey): Promise<Letter | null> {
  if (statSync(file).size > limits.letter.size) return null;
  return openLetter(key, 'in', name, readFileSync(file)).catch(() => null);
}
