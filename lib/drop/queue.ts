import { lockManager } from '@/lib/browser/lock';
import { fromBase64Url } from '@/lib/file/base64';
import { normalizeId, type OpenedRecord } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import { deviceName } from '@/lib/store/device-name';
import { remove, type Records } from '@/lib/store/record';
import type { TeacherDrop } from './access';
import { sealLines, type PlainLines } from './lines';
import { LetterTooLarge, openLetter, sealLetter, type Letter, type LetterBox } from './letter';
import {
  changeLetter,
  isAnswered,
  isForSection,
  isNumbered,
  office,
  type LetterFields,
  type OutLetter,
} from './letters';
import {
  boxNames,
  dayName,
  importPairKey,
  inboxName,
  isoWeek,
  pairKey,
  replyName,
  sectionName,
  tagIn,
  tagsOf,
  weeksBack,
} from './names';
import { withSignature } from './signature';
import { fetchLetter, sendLetter, serverTime } from './transport';

const day = 24 * 60 * 60 * 1000;

/** The time that a letter waits for an answer before it is sent once more; servers delete letters after 30 days. */
export const longestWait = 25 * day;

/** The most answers to one letter, and letters of a key in one week. */
const maxNumber = 500;

/** The most letters of a key about one day; a later one says all that those before said. */
export const maxOfDay = 20;

/** The days in which the attendance of a day is sent once more if the box or the key changes. */
const longestDay = 14;

export interface Post {
  routeOf: (letter: OutLetter) => Promise<LetterRoute | null>;
  /** Fetches the record again, whose boxes may have changed. */
  refresh: () => Promise<void>;
  /** Returns true if an answer to a letter is still awaited. */
  isOpen: (letter: OutLetter) => boolean;
  /** True if what is held back is sent, too: the page closes. */
  isClosing?: boolean;
}

/** Runs work while no other tab does the same. */
export function alone<T>(what: 'send' | 'fetch' | 'decide', work: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  return locks ? (locks.request(`${deviceName}:letters:${what}`, work) as Promise<T>) : work();
}

/** The letters that this device sends, oldest first. */
export async function outgoing(): Promise<OutLetter[]> {
  const letters = (await workspace.all('letters')).filter((one) => one.direction === 'out');
  return letters.sort((one, other) => (one.at < other.at ? -1 : 1));
}

/** The longest time for which a letter is held back, in milliseconds. */
export const longestHold = 30_000;

/** The same for letters about an event, which wait also while the page is closed. */
export const longestEventHold = 10 * 60_000;

const isOfEvent = ({ kind }: OutLetter): boolean => kind === 'event' || kind === 'award';

/** The time for which a letter is still held back; a clock that was set back holds nothing longer. */
function heldFor(letter: OutLetter): number {
  const { state, notBefore } = letter;
  const left = state === 'waiting' && notBefore ? Date.parse(notBefore) - Date.now() : 0;
  return left > (isOfEvent(letter) ? longestEventHold : longestHold) ? 0 : Math.max(0, left);
}

/** The time until the next letter that is held back may be sent; null if there is none. */
export async function nextHeld(): Promise<number | null> {
  const held = (await outgoing()).map(heldFor).filter((left) => left > 0);
  return held.length > 0 ? Math.min(...held) : null;
}

/** Sends what waits. Resolves to whether nothing is left to be sent later. */
export function sendWaiting(post: Post): Promise<boolean> {
  return alone('send', async () => {
    let isDone = true;
    let refreshing: Promise<void> | undefined;
    const once = { ...post, refresh: () => (refreshing ??= post.refresh()) };
    for (const { id } of await outgoing()) isDone = (await sendOne(id, once)) && isDone;
    return isDone;
  });
}

/** Resolves to whether the letter need not be tried again. */
async function sendOne(id: string, post: Post): Promise<boolean> {
  const letter = await stored(id);
  if (!letter || letter.state === 'answered') return true;
  if (letter.state === 'waiting')
    return heldFor(letter) > 0 && (!post.isClosing || isOfEvent(letter))
      ? true
      : deliver(letter, post);
  const isMoved = letter.state === 'failed' && letter.problem === 'noBox';
  const isUsed = isNumbered(letter)
    ? letter.state === 'sent' && isFresh(letter)
    : isAwaited(letter, post);
  if (!isMoved && !isUsed) return true;
  const route = await post.routeOf(letter);
  if (!route || (isMoved ? route.put === letter.put : await isCurrent(letter, route))) return true;
  // Under another name; the one before has an end. Its answers may have other names, too, and are read from the first.
  const again = await note(letter, { state: 'waiting', put: undefined, answers: undefined });
  return again ? deliver(again, post) : true;
}

/** Returns true if the answer to a letter is awaited. */
export const isAwaited = (letter: OutLetter, { isOpen }: Pick<Post, 'isOpen'>): boolean =>
  letter.re === undefined &&
  (letter.kind === 'handins' || letter.kind === 'chat' || letter.kind === 'absence'
    ? letter.state === 'sent'
    : isAnswered(letter) && (letter.state === 'sent' || letter.state === 'seen') && isOpen(letter));

/** Returns true if a letter is still where its readers look, whatever the name to write is now, and was sent not long ago. */
async function isCurrent(letter: OutLetter, route: LetterRoute): Promise<boolean> {
  return isFresh(letter) && isLookedFor(letter, route);
}

const isFresh = ({ sentAt = '', day: of = '' }: OutLetter) =>
  !(serverTime() - Date.parse(sentAt) > longestWait) &&
  !(serverTime() - Date.parse(of) > longestDay * day);

/** Returns true if the readers of a box look for the name of a letter: in this week, and with the key that they have now. */
async function isLookedFor(letter: OutLetter, { key }: LetterRoute): Promise<boolean> {
  const { name = '', answers = 0, re } = letter;
  if (re) return true;
  if (letter.day) return name === (await dayName(key, letter.day, answers));
  const weeks = weeksBack(new Date(serverTime()));
  if (!isNumbered(letter)) return (await tagsOf(key, weeks)).includes(tagIn(name));
  const names = weeks.map((week) => sectionName(key, week, answers));
  return (await Promise.all(names)).includes(name);
}

async function deliver(letter: OutLetter, post: Post): Promise<boolean> {
  const content = letter.file && (await workspace.read('files', letter.file))?.blob;
  if (letter.file && !content) return fail(letter, 'lost');
  const route = (await post.routeOf(letter)) ?? (await newRoute(letter, post));
  if (!route) return fail(letter, 'noBox');
  const { id, kind, at, re } = letter;
  const sealed: Letter = {
    ...{ format: 1, id, kind, at, ...(re && { re }) },
    ...(content && { file: await content.text() }),
  };
  try {
    return await place(letter, sealed, route, post);
  } catch (error) {
    if (error instanceof LetterTooLarge) return fail(letter, 'tooLarge');
    throw error;
  }
}

async function newRoute(letter: OutLetter, post: Post): Promise<LetterRoute | null> {
  await post.refresh();
  return post.routeOf(letter);
}

/** Puts a letter into its box, under another name as long as that is needed. */
async function place(
  letter: OutLetter,
  sealed: Letter,
  route: LetterRoute,
  post: Post,
): Promise<boolean> {
  const noted = await claim(letter, route);
  if (noted?.state !== 'waiting' || !noted.name) return true;
  if ((noted.answers ?? 0) >= (noted.day ? maxOfDay : maxNumber)) return fail(noted, 'noBox');
  // Without a database, the letter could be sent again by the next page.
  if (workspace.persistence() === 'denied') return fail(noted, 'lost');
  if (workspace.persistence() === 'newer') return false;
  const { name } = noted;
  const content = await withLines(sealed, name, route);
  const signed = isForSection(noted) ? await withSignature(content, name) : content;
  const bytes = await sealLetter(route.key, route.box, name, signed);
  const outcome = await sendLetter(route.put, name, bytes);
  if (outcome === 'later') return false;
  if (outcome === 'noBox') {
    const other = await newRoute(noted, post);
    const isMoved = other && other.put !== route.put;
    return isMoved ? place(noted, sealed, other, post) : fail(noted, 'noBox');
  }
  if (outcome === 'tooLarge' || outcome === 'notSetUp') return fail(noted, outcome);
  // The clock of this device is so wrong that the reader does not look for the week in the name.
  if (!(await isLookedFor(noted, route))) return place(noted, sealed, route, post);
  const isThere = route.box === 'in' || outcome === 'sent' || letter.kind === 'received';
  if (isThere) return sent(noted);
  const there = await fetchLetter(null, 'get', route.get ?? '', name);
  if (!('found' in there)) return false;
  const found = await openLetter(route.key, 'out', name, there.found).catch(() => null);
  if (found?.id === letter.id) return sent(noted);
  // An earlier answer, of another device or of a browser that was cleared.
  return place({ ...noted, answers: (noted.answers ?? 0) + 1 }, sealed, route, post);
}

/** The letter as it is sent: lines are sealed under the name that it has now. */
async function withLines(letter: Letter, name: string, { pairOf }: LetterRoute): Promise<Letter> {
  if (letter.kind !== 'attendance' || !letter.file || !pairOf) return letter;
  return { ...letter, file: await sealLines(name, JSON.parse(letter.file) as PlainLines, pairOf) };
}

/**
 * Stores the name of a letter before it is sent, and after what it carries, so that a second try and another tab have the
 * same one. Resolves to the letter as it is stored; null if it is not, or not any more.
 */
async function claim(letter: OutLetter, route: LetterRoute): Promise<OutLetter | null> {
  const before = await stored(letter.id);
  if (!before) return null;
  const named = await nameFor({ ...before, answers: letter.answers }, route);
  const isNew = named.name !== before.name || route.put !== before.put;
  const fields = isNew ? { ...named, put: route.put } : {};
  // Without fields, too: it waits until what was written before is stored.
  return note(letter, (current) => (current.name === before.name ? fields : {}));
}

type Named = Pick<LetterFields<'out'>, 'name' | 'answers'>;

async function nameFor(letter: OutLetter, route: LetterRoute): Promise<Named> {
  const { name, put, re, answers } = letter;
  if (re) return { name: await replyName(route.key, re, answers ?? 0), answers };
  const at = new Date(serverTime());
  if (isNumbered(letter)) return nextNumber(letter, route.key, isoWeek(at));
  const isKept = name && put === route.put && (await isLookedFor(letter, route));
  return { name: isKept ? name : await inboxName(route.key, at), answers };
}

/** The number and name of a letter to a section: its own, if the week or the day is the same, or the next one that is free. */
async function nextNumber(
  { name, answers: n = 0, day: of }: OutLetter,
  key: CryptoKey,
  week: string,
): Promise<Named> {
  const nameOf = (number: number) =>
    of ? dayName(key, of, number) : sectionName(key, week, number);
  if (name === (await nameOf(n))) return { name, answers: n };
  const isOther = n > 0 && name === (await nameOf(n - 1));
  const there = new Set(
    (await outgoing()).flatMap((one) => (one.state === 'sent' && one.name) || []),
  );
  let next = isOther ? n : 0;
  while (there.has(await nameOf(next))) next += 1;
  return { name: await nameOf(next), answers: next };
}

async function note(
  { id }: OutLetter,
  fields: Parameters<typeof changeLetter<'out'>>[2],
): Promise<OutLetter | null> {
  // Not read again: what another call is about to store may not fit.
  const [outcome] = await workspace.outcomes([changeLetter(id, 'out', fields)]);
  return outgoingOf(outcome?.after as Records['letters'] | null);
}

/** A letter as it is stored: another tab may have sent it, or its change was undone. */
const stored = async (id: string) => outgoingOf(await workspace.read('letters', id));

const outgoingOf = (letter: Records['letters'] | null): OutLetter | null =>
  letter?.direction === 'out' ? letter : null;

async function fail(letter: OutLetter, problem: OutLetter['problem']): Promise<true> {
  await note(letter, { state: 'failed', problem });
  return true;
}

/** Only a letter that awaits an answer, and an answer, may have to be sent once more with its file. */
async function sent({ id, kind, re, seenAt, file, with: whom }: OutLetter): Promise<true> {
  const isKept = re !== undefined || whom !== office;
  const sentAt = new Date(serverTime()).toISOString();
  const done: LetterFields<'out'> = {
    ...{ state: seenAt ? 'seen' : 'sent', sentAt, problem: undefined },
    file: isKept ? file : undefined,
  };
  await workspace.write([
    kind === 'received' ? remove('letters', id) : changeLetter(id, 'out', done),
  ]);
  return true;
}

/** The box and the key of a letter to somebody. */
export interface LetterRoute {
  box: LetterBox;
  /** The name to write. */
  put: string;
  /** The name to read answers from, or of the own outbox. */
  get?: string;
  key: CryptoKey;
  /** The key that each student shares with the teacher. */
  pairOf?: (rollNumber: string) => Promise<CryptoKey>;
}

/** The way of a letter by the boxes in the record; null if it has none. */
export async function routeOf(
  letter: Pick<OutLetter, 'with' | 're' | 'kind'>,
  record: OpenedRecord | null,
): Promise<LetterRoute | null> {
  if (record?.kind === 'student') {
    const toOffice = record.drop?.find(({ office: own }) => own)?.office;
    if (letter.with === office) return toOffice ? officeRoute(toOffice) : null;
    const found = record.drop?.find(({ teacher }) => normalizeId(teacher) === letter.with);
    return found ? { ...found, box: 'in', key: await importKey(found.key) } : null;
  }
  const drop = record?.drop;
  if (!drop) return null;
  if (letter.with === office && letter.re === undefined) return officeRoute(drop.office);
  const boxKey = fromBase64Url(drop.key);
  const { outPut: put, outGet: get } = await boxNames(boxKey, drop.college);
  if (isForSection(letter)) {
    const found = drop.sections?.find(({ section }) => section === letter.with);
    const pairOf = (rollNumber: string) => pairKeyOf(drop, boxKey, rollNumber);
    return found ? { box: 'out', put, get, key: await importKey(found.key), pairOf } : null;
  }
  return { box: 'out', put, get, key: await pairKeyOf(drop, boxKey, letter.with) };
}

/** The key that a teacher shares with a student, by a key of the teacher's boxes. */
export async function pairKeyOf(
  { college, generations }: TeacherDrop,
  boxKey: Uint8Array,
  rollNumber: string,
): Promise<CryptoKey> {
  const generation = generations?.[normalizeId(rollNumber)] ?? 1;
  return importPairKey(await pairKey(boxKey, college, rollNumber, generation));
}

async function officeRoute({ put, key }: TeacherDrop['office']): Promise<LetterRoute> {
  return { box: 'in', put, key: await importKey(key) };
}

const importKey = (key: string) => importPairKey(fromBase64Url(key));
