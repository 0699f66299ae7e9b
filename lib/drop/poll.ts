import { limits } from '@/content/schema/limits';
import { fromBase64Url } from '@/lib/file/base64';
import { EncryptionError } from '@/lib/crypto/encryption-error';
import { normalizeId } from '@/lib/record/person';
import { workspace } from '@/lib/store/device';
import { toFileRecord } from '@/lib/store/file';
import { now, put, remove, type Change } from '@/lib/store/record';
import type { TeacherDrop } from './access';
import { boxNames, replyName, tagIn, tagsOf, weeksBack } from './names';
import { chatChanges } from './chat';
import { fetchLetter, listBox, serverTime } from './transport';
import { openLetter, type Letter } from './letter';
import {
  changeLetter,
  inLetter,
  isAnswered,
  isNumbered,
  isOfThisRelease,
  letterChanges,
  newer,
  office,
  type InLetter,
  type LetterFields,
  type OutLetter,
} from './letters';
import { isMessage } from './message';
import { alone, isAwaited, longestWait, outgoing, pairKeyOf, type Post } from './queue';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The time in which a teacher may correct a decision so that the student's device asks for it. */
const longestCorrection = 14 * day;

/** The time for which the name of a fetched letter is remembered; servers delete letters after 30 days. */
const longestMemory = 60 * day;

/** The most damaged answers that are passed over. */
const maxSkipped = 9;

export interface ReplyHandlers {
  /** Returns true if an answer to a letter is still awaited. */
  isOpen: (letter: OutLetter) => boolean;
  /**
   * The changes that import a file with decisions or an answer; they are stored together with what becomes of the letter. Null if the
   * file is refused.
   */
  takeDecisions: (file: File, letter: OutLetter) => Promise<readonly Change[] | null>;
  /** Called once the changes are stored. */
  taken?: (changes: readonly Change[], letter: OutLetter) => void;
}

/**
 * Asks for the answers to open letters; `withCorrected` also for another one to those answered lately, which corrects
 * it. Resolves to whether any letter awaits one.
 */
export function pollReplies(
  { routeOf }: Pick<Post, 'routeOf'>,
  handlers: ReplyHandlers,
  withCorrected = false,
): Promise<boolean> {
  const isAsked = (one: OutLetter) =>
    isAwaited(one, handlers) || (withCorrected && mayBeCorrected(one));
  return alone('fetch', async () => {
    let isAwaiting = false;
    for (const { id } of (await outgoing()).filter(isAsked))
      for (;;) {
        // Another tab may have read the answer.
        const letter = await workspace.read('letters', id);
        if (letter?.direction !== 'out' || !isAsked(letter)) break;
        isAwaiting ||= isAwaited(letter, handlers);
        if (!(await readReply(letter, routeOf, handlers))) break;
      }
    return isAwaiting;
  });
}

function mayBeCorrected({ state, answeredAt = '' }: OutLetter): boolean {
  const age = Date.now() - Date.parse(answeredAt);
  return state === 'answered' && age > hour && age < longestCorrection;
}

/** Reads the next answer to a letter; false if there is none yet. */
async function readReply(
  letter: OutLetter,
  routeOf: Post['routeOf'],
  handlers: ReplyHandlers,
  skipped = 0,
): Promise<boolean> {
  const route = await routeOf(letter);
  if (!route?.get) return false;
  const { id, answers: before = 0 } = letter;
  const name = await replyName(route.key, id, before + skipped);
  const there = await fetchLetter(letter.with, 'get', route.get, name);
  // Of a letter that is older than a server keeps letters, the first answers may be gone.
  const isGone = Date.now() - Date.parse(letter.at) > longestWait;
  if (!('found' in there) && !(isGone && there.problem === 'missing')) return false;
  const reply =
    'found' in there && (await openLetter(route.key, 'out', name, there.found).catch(() => null));
  // One that came damaged is asked for again until one after it is there.
  if (!reply || reply.re !== id)
    return skipped < maxSkipped && readReply(letter, routeOf, handlers, skipped + 1);
  const read = { answers: before + skipped + 1 };
  if (!isAnswer(reply) || reply.file === undefined) {
    const state = letter.state === 'answered' ? letter.state : 'seen';
    const seenAt = letter.seenAt ?? reply.at;
    const seen: LetterFields<'out'> = { ...read, state, seenAt };
    // Work and messages are not sent again once they are there.
    const isDone = letter.kind === 'handins' || letter.kind === 'chat' || letter.kind === 'absence';
    await workspace.write([
      changeLetter(id, 'out', { ...seen, ...(isDone && { file: undefined }) }),
    ]);
    return true;
  }
  const file = new File([reply.file], `${reply.kind}.json`, { type: 'application/json' });
  const changes = await handlers.takeDecisions(file, letter);
  if (changes === null) {
    await workspace.write([changeLetter(id, 'out', read)]);
    return true;
  }
  const answered = { ...read, answeredAt: now() };
  await workspace.write([...changes, changeLetter(id, 'out', answered)]);
  handlers.taken?.(changes, letter);
  await closeAnswered(handlers);
  return true;
}

const isAnswer = ({ kind }: Pick<Letter, 'kind'>) => kind === 'decisions' || kind === 'answer';

/** Marks the letters that have all their answers, and lets go of the files that are not sent again. */
export async function closeAnswered({ isOpen }: Pick<ReplyHandlers, 'isOpen'>): Promise<void> {
  const closed = (await outgoing()).filter(
    (one) =>
      (one.state === 'sent' || one.state === 'seen') &&
      isAnswered(one) &&
      (one.answeredAt ?? one.file) &&
      !isOpen(one),
  );
  if (closed.length > 0)
    await workspace.write(
      closed.map(({ id, answeredAt }) =>
        changeLetter(id, 'out', { ...(answeredAt && { state: 'answered' }), file: undefined }),
      ),
    );
}

interface Inbox {
  drop: TeacherDrop;
  /** The roll numbers of the teacher's students. */
  students: readonly string[];
}

/** Fetches the new letters of the students. Resolves to the number of letters in the box; null if it cannot be read. */
export function pollInbox(inbox: Inbox): Promise<number | null> {
  return alone('fetch', async () => {
    let count: number | null = null;
    let isWhole = true;
    const left = new Map<string, InLetter>();
    for (const text of [inbox.drop.key, inbox.drop.previous ?? []].flat()) {
      const key = fromBase64Url(text);
      const { inList } = await boxNames(key, inbox.drop.college);
      const listed = await listBox(inList);
      if ('found' in listed) {
        count = (count ?? 0) + listed.found.length;
        await fetchNew(listed.found, inList, key, inbox, left);
      } else isWhole &&= listed.problem === 'missing';
    }
    if (isWhole) await noteLeft([...left.values()]);
    return count;
  });
}

/** Stores the first letter of each sender that stays on the server for now, instead of those of before. */
async function noteLeft(left: readonly InLetter[]): Promise<void> {
  const before = (await incoming()).filter(({ state }) => state === 'left');
  const isIn = (letters: readonly InLetter[]) => new Set(letters.map(({ id }) => id));
  const [is, was] = [isIn(left), isIn(before)];
  const changes = [
    ...before.filter(({ id }) => !is.has(id)).map(({ id }) => remove('letters', id)),
    ...left.filter(({ id }) => !was.has(id)).map((one) => put('letters', one)),
  ];
  if (changes.length > 0) await workspace.write(changes);
}

async function fetchNew(
  names: readonly string[],
  inList: string,
  boxKey: Uint8Array,
  inbox: Inbox,
  left: Map<string, InLetter>,
): Promise<void> {
  const letters = await incoming();
  const known = new Map(letters.map((one) => [one.id, one]));
  const unknown = names.filter((name) => !isSettled(known.get(name)));
  // Names are compared only if there are new ones: that takes a moment.
  if (unknown.length === 0) return;
  const senders = await sendersOf(boxKey, inbox);
  for (const name of unknown) {
    const from = senders.get(tagIn(name));
    if (!from || left.has(from.student)) continue;
    const { student } = from;
    const before = known.get(name);
    const there = mayWait(letters, student, before?.size)
      ? await fetchLetter(student, 'list', inList, name)
      : ({ problem: 'budget' } as const);
    if (!('found' in there)) {
      if (there.problem === 'budget')
        left.set(student, before ?? inLetter(name, student, { state: 'left' }));
      continue;
    }
    const { letter, changes } = await arrived(name, from, there.found);
    if (letter.state === 'new' && !mayWait(letters, student, letter.size)) {
      const stored = inLetter(name, student, { state: 'left', size: letter.size! });
      left.set(student, stored);
      await workspace.write([put('letters', stored)]);
      continue;
    }
    letters.push(letter);
    await workspace.write([put('letters', letter), ...changes]);
  }
}

/** Returns true for a letter that is not fetched again. */
const isSettled = (letter: InLetter | undefined): boolean =>
  letter !== undefined && letter.state !== 'left' && isOfThisRelease(letter);

/** Returns true if a letter of a sender may be stored, with a file of this size as far as that is known. */
function mayWait(letters: readonly InLetter[], student: string, size = 1): boolean {
  const waiting = letters.filter((one) => one.state === 'new' && one.with === student);
  const bytes = waiting.reduce((sum, one) => sum + (one.size ?? 0), size);
  return waiting.length < limits.inbox.waiting && bytes <= limits.inbox.waitingBytes;
}

interface Sender {
  student: string;
  key: CryptoKey;
}

let last: { of: string; senders: Map<string, Sender> } | undefined;

/** The senders of letters, by tag. */
async function sendersOf(boxKey: Uint8Array, { drop, students }: Inbox) {
  const weeks = weeksBack(new Date(serverTime()));
  const of = JSON.stringify([[...boxKey], drop, students, weeks]);
  if (last?.of === of) return last.senders;
  const senders = new Map<string, Sender>();
  const found = [...new Set(students.map(normalizeId))].map(async (student) => {
    const key = await pairKeyOf(drop, boxKey, student);
    for (const tag of await tagsOf(key, weeks)) senders.set(tag, { student, key });
  });
  await Promise.all(found);
  last = { of, senders };
  return senders;
}

async function incoming(): Promise<InLetter[]> {
  return (await workspace.all('letters')).filter((one) => one.direction === 'in');
}

/** The kinds of letters that students send. */
const fromStudents: readonly Letter['kind'][] = [
  'request',
  'handins',
  'chat',
  'question',
  'absence',
];

/** The start of an exchange file, encrypted or not. */
const fileStart = /^\s*\{\s*"format"\s*:\s*"edify-(?:exchange|encrypted)"/;

/** What becomes of a fetched letter, and the other changes: it waits for the teacher, and its sender is told that it is here. */
async function arrived(
  name: string,
  { student, key }: Sender,
  bytes: Uint8Array,
): Promise<{ letter: InLetter; changes: Change[] }> {
  const as = (fields: Partial<InLetter>, changes: Change[] = []) => ({
    letter: inLetter(name, student, fields),
    changes,
  });
  try {
    const letter = await openLetter(key, 'in', name, bytes);
    const { id, kind, file = '', at: written } = letter;
    const content = new Blob([file], { type: 'application/json' });
    const { size } = content;
    const isFile = kind === 'chat' || fileStart.test(file);
    if (!fromStudents.includes(kind) || !isFile || size > limits.inbox.waitingBytes)
      return as({ kind, reason: 'content' });
    const isKnown = (await incoming()).some(
      (one) => one.letter === id && one.with === student && one.state !== 'left',
    );
    const ack = await letterChanges({ kind: 'received', with: student, re: id });
    const answer = 'changes' in ack ? ack.changes : [];
    if (isKnown) {
      // Sent once more: its sender has not seen the answers.
      const replies = (await outgoing()).filter((one) => one.re === id && isAnswer(one));
      return as({ kind, letter: id, written, state: 'taken' }, [
        ...answer,
        ...replies.map((one) => changeLetter(one.id, 'out', { state: 'waiting' })),
      ]);
    }
    const fresh = { kind, letter: id, written, size, state: 'new' } as const;
    if (kind === 'chat') {
      const changes = await chatChanges(student, letter);
      return changes ? as(fresh, [...changes, ...answer]) : as({ kind, reason: 'content' });
    }
    const stored = await toFileRecord(content, `${kind}.json`);
    return as({ ...fresh, file: stored.id }, [put('files', stored), ...answer]);
  } catch (error) {
    if (!(error instanceof EncryptionError)) throw error;
    return as(error.problem === 'newer' ? newer() : { reason: 'damaged' });
  }
}

/** Forgets letters whose names no server has any more. */
export async function forgetOld(): Promise<void> {
  const oldest = Date.now() - longestMemory;
  const old = (await workspace.all('letters')).filter(
    (one) =>
      one.state !== 'new' &&
      one.state !== 'waiting' &&
      (!isMessage(one) || one.state !== 'failed') &&
      (one.direction === 'in' ||
        one.kind === 'chat' ||
        one.re !== undefined ||
        one.with === office ||
        isNumbered(one)) &&
      Date.parse(one.at) < oldest,
  );
  if (old.length > 0) await workspace.write(old.map(({ id }) => remove('letters', id)));
}
